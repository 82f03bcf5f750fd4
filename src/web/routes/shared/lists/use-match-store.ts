import { hashKey } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { Sighting } from '#news/changes-of.ts';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { gapOf } from '#web/data/use-gap.ts';
import { EMPTY_STORE, mergeAnswer } from '#web/matches/match-store.ts';
import type { ScoreChanges } from '#web/matches/score-changes.ts';
import { shieldVersion } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';
import { heldAt, type ListResult, listAnswer } from './list-answer.ts';

/** The first responses are not news, so the code that marks goals loads while the second ones are on their way. */
const loadGoals = () => import('#web/matches/score-changes.ts');
type Goals = Awaited<ReturnType<typeof loadGoals>>;

const EMPTY_STATE = {
  subject: '',
  store: EMPTY_STORE,
  /** What has been seen since every list has come once; null before. */
  sighting: null as Sighting | null,
  marks: new Map() as ScoreChanges,
  /** The answers that are merged. */
  answers: [] as readonly ListResult['answer'][],
};
type StoreState = typeof EMPTY_STATE;

function mergeResults(
  state: StoreState,
  results: readonly ListResult[],
  now: number,
  goals: Goals | null,
): StoreState {
  const newAnswers = results
    .filter(({ answer }) => !state.answers.includes(answer))
    .map((one) => listAnswer(one, now))
    .filter((answer) => answer !== null)
    .sort((a, b) => a.asOf - b.asOf);
  const store = newAnswers.reduce(mergeAnswer, state.store);
  // Until every list has come once, differences between lists are not goals.
  const isSeeded = state.answers.length > 0 && state.answers.every((answer) => answer !== undefined);
  const next = { ...state, store, answers: results.map(({ answer }) => answer) };
  if (!isSeeded || !goals) return { ...next, sighting: null };
  const before = state.sighting ?? { matches: state.store.entries, memories: new Map() };
  const gap = gapOf(
    results.map(({ key }) => freshnessOf(hashKey(key))),
    worldClock.rate(),
  );
  return {
    ...next,
    ...goals.trackScoreChanges(state.marks, before, store.entries, { now, rate: worldClock.rate(), gap }),
  };
}

/** Merges the answers that are new; another subject starts again. */
function step(
  previous: StoreState,
  subject: string,
  results: readonly ListResult[],
  goals: Goals | null,
): StoreState {
  const state = previous.subject === subject ? previous : { ...EMPTY_STATE, subject };
  const isSame =
    results.length === state.answers.length &&
    results.every(({ answer }, at) => answer === state.answers[at]);
  return isSame ? state : mergeResults(state, results, worldClock.now() ?? 0, goals);
}

/**
 * Merges the answers of several queries into a match store as they come, and marks new goals.
 *
 * @param subject another one starts with an empty store, as do changes of the viewer's spoiler shields
 */
export function useMatchStore(subject: string, results: readonly ListResult[]) {
  const goals = useAfterFirstView(loadGoals);
  const version = useStore(shieldVersion);
  const [state] = useAccumulator(
    (previous) => step(previous, `${version} ${subject}`, results, goals),
    EMPTY_STATE,
  );
  const { store } = state;
  const expiredCount = useClock((now) => {
    if (now === null || !goals) return 0;
    return [...state.marks.values()].filter((mark) => goals.isExpired(mark, now, worldClock.rate())).length;
  });
  const marks = useMemo(
    () =>
      goals && expiredCount > 0
        ? goals.dropExpired(state.marks, worldClock.now() ?? 0, worldClock.rate())
        : state.marks,
    [goals, state.marks, expiredCount],
  );
  const newest = useRef({ asOf: store.asOf, results });
  // Not in an effect: what the first answer draws depends on its instant.
  newest.current = { asOf: store.asOf, results };
  /**
   * Returns the as-of instant of the newest answer, or of the newest one that has a match, epoch ms. Always the same
   * function, so that no row renders for it.
   */
  const confirmed = useCallback(
    (id?: string) => (id && heldAt(newest.current.results, id)) || newest.current.asOf,
    [],
  );
  return { store, marks, confirmed };
}
