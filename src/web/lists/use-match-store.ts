import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Sighting } from '#news/changes-of.ts';
import type { MatchStore } from '#news/match-store.ts';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { gapOf } from '#web/data/use-gap.ts';
import type { ScoreChanges } from '#web/matches/score-changes.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { type ListAnswers, useListedMatches } from './use-listed-matches.ts';

/** A query for a list of matches and its answer so far. */
export interface ListResult {
  readonly key: OperationKey;
  readonly answer: ListAnswers[number];
}

/** The first responses are not news, so the code that marks goals loads while the second ones are on their way. */
const loadGoals = () => import('#web/matches/score-changes.ts');

interface Marks {
  readonly subject: string;
  readonly entries: MatchStore['entries'];
  /** Whether every list has come once; until then, differences between lists are not goals. */
  readonly isComplete: boolean;
  /** What has been seen since then; null before. */
  readonly sighting: Sighting | null;
  readonly marks: ScoreChanges;
}

const NO_MARKS: Marks = {
  subject: '',
  entries: new Map(),
  isComplete: false,
  sighting: null,
  marks: new Map(),
};

/**
 * Returns the matches of several lists as the newest answers have them, and marks new goals.
 *
 * @param page another one has no marks yet
 */
export function useMatchStore(page: string, results: readonly ListResult[]) {
  const goals = useAfterFirstView(loadGoals);
  const { store, subject } = useListedMatches(
    page,
    results.map(({ answer }) => answer),
  );
  const { entries } = store;
  const isComplete = results.length > 0 && results.every(({ answer }) => answer !== undefined);
  const [state] = useAccumulator((last): Marks => {
    const isSame = last.subject === subject;
    if (isSame && last.entries === entries && last.isComplete === isComplete) return last;
    const previous = isSame ? last : NO_MARKS;
    const next = { ...previous, subject, entries, isComplete };
    if (!previous.isComplete || !goals) return { ...next, sighting: null };
    const before = previous.sighting ?? { matches: previous.entries, memories: new Map() };
    const rate = worldClock.rate();
    const gap = gapOf(
      results.map(({ key }) => freshnessOf(hashKey(key))),
      rate,
    );
    const now = worldClock.now() ?? 0;
    return { ...next, ...goals.trackScoreChanges(previous.marks, before, entries, { now, rate, gap }) };
  }, NO_MARKS);
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
  return { store, marks };
}
