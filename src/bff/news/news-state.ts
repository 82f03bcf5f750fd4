import type { AgeingClock } from '#contract/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { changesOf, firstSighting, type Sighting } from '#news/changes-of.ts';
import { type Gap, isGap } from '#news/gap.ts';
import type { MatchChange } from '#news/match-change.ts';
import { EMPTY_STORE, type MatchListAnswer, type MatchStore, mergeAnswer } from '#news/match-store.ts';

/** A match is forgotten this long after its kick-off, unless it is in play. */
const MAX_MATCH_MS = 12 * HOUR_MS;

/** The clocks of processes may differ by so much, ms. */
const MAX_AHEAD_MS = MINUTE_MS;

/** Whether what was saved as of an instant (epoch ms) may go on: the embedded world may have been set back since. */
export const isOfThisWorld = (asOf: number, clock: AgeingClock): boolean =>
  asOf <= clock.ageingNow() + MAX_AHEAD_MS;

/** What the server has seen of the matches of a day. */
export interface NewsState {
  readonly store: MatchStore;
  readonly sighting: Sighting;
  /** The latest gap in the lists of matches in play. */
  readonly gap: Gap | null;
}

export const EMPTY_NEWS: NewsState = {
  store: EMPTY_STORE,
  sighting: firstSighting(EMPTY_STORE.entries),
  gap: null,
};

/** A change with the newest record of its match. */
export interface NewsItem {
  readonly change: MatchChange;
  readonly match: MatchRow;
}

/** How often answers come. */
interface Pace {
  /** Real ms between two lists of matches in play. */
  readonly periodMs: number;
  /** World seconds in a real second. */
  readonly rate: number;
}

function withoutOld(store: MatchStore, now: number): MatchStore {
  const isKept = ({ id, time }: MatchRow) =>
    store.liveIds.has(id) || now - time.timestamp * 1_000 < MAX_MATCH_MS;
  const entries = [...store.entries].filter(([, { record }]) => isKept(record));
  return entries.length === store.entries.size ? store : { ...store, entries: new Map(entries) };
}

/** Whether the matches in play have been seen. */
export const hasLive = ({ liveAsOf }: MatchStore): boolean => liveAsOf !== Number.NEGATIVE_INFINITY;

/** Returns what a list adds to what has been seen, and what it says has just happened. */
export function takeNews(
  { store: before, sighting: seen, gap: formerGap }: NewsState,
  answer: MatchListAnswer,
  { periodMs, rate }: Pace,
): { readonly state: NewsState; readonly items: readonly NewsItem[] } {
  const store = withoutOld(mergeAnswer(before, answer), answer.asOf);
  // The day's list has no events: all of them would be news to the first list that has.
  if (answer.kind === 'live' && !hasLive(before))
    return { state: { store, sighting: firstSighting(store.entries), gap: formerGap }, items: [] };
  // The day's list comes first after a gap, and has the scores, too.
  const isReturn = hasLive(before) && isGap(before.liveAsOf, answer.asOf, periodMs, rate);
  const gap = isReturn ? { from: before.liveAsOf, to: answer.asOf } : formerGap;
  const { sighting, changes } = changesOf(seen, store.entries, { rate, gap });
  const items = changes.flatMap((change) => {
    const match = store.entries.get(change.matchId)?.record;
    return change.isNews && match ? [{ change, match }] : [];
  });
  return { state: { store, sighting, gap }, items };
}

/** Returns the ids of matches that have left the list of those in play and whose result is not known, in ascending order. */
export const awaitedIds = ({ store }: NewsState): readonly string[] =>
  [...store.entries.values()]
    .filter(({ leftLiveAt, record }) => leftLiveAt !== null && record.phase === 'live')
    .map(({ record }) => record.id)
    .sort((a, b) => Number(a) - Number(b));

/** A match that has not begun this long after its kick-off is no longer waited for. */
const MAX_DELAY_MS = 2 * HOUR_MS;

/**
 * Whether no match is in play or begins within a minute of an instant (epoch ms), as far as the lists of its day know.
 *
 * @param rate world seconds in a real second
 */
export function isQuiet({ store }: NewsState, now: number, rate: number): boolean {
  if (store.liveIds.size > 0 || !hasLive(store)) return false;
  return ![...store.entries.values()].some(({ record: { phase, time } }) => {
    const until = time.timestamp * 1_000 - now;
    return phase === 'live' || (phase === 'scheduled' && until < MINUTE_MS * rate && until > -MAX_DELAY_MS);
  });
}
