import { advanceMatch, firstStep } from './advance-match.ts';
import { endsGap, type Gap } from './gap.ts';
import type { MatchChange } from './match-change.ts';
import type { MatchAnswer, MatchMemory, NewsMatch } from './match-memory.ts';

/** The matches of a page, each as of its newest answer. */
export type SeenMatches = ReadonlyMap<string, Pick<MatchAnswer, 'record' | 'asOf'>>;

/** Returns the matches of one answer, as of an instant (epoch ms). */
export const seenMatches = <M extends NewsMatch>(records: readonly M[], asOf: number) =>
  new Map(records.map((record) => [record.id, { record, asOf }])) satisfies SeenMatches;

/** What has been seen of some matches, in all answers so far. */
export interface Sighting {
  readonly matches: SeenMatches;
  /** Of the matches that have changed since first sight, by id. */
  readonly memories: ReadonlyMap<string, MatchMemory>;
}

export const firstSighting = (matches: SeenMatches): Sighting => ({ matches, memories: new Map() });

interface Circumstances {
  /** World seconds in a real second. */
  readonly rate: number;
  /** The latest gap in the answers. */
  readonly gap: Gap | null;
}

/**
 * Returns what has happened in the matches of two sightings, and what has been seen with the later one. By these rules:
 *
 * | situation | rule |
 * | --- | --- |
 * | a match is seen for the first time, or again after it had left | nothing has happened |
 * | answers are further apart than two minutes and two polls, in real time | changes are no news |
 * | an older answer after a newer one | it is ignored |
 * | fewer goals or dismissals, and the clock is behind | a late server: ignored |
 * | fewer, and the clock is ahead or the events have one more ruling | ruled out, or taken back, at once |
 * | fewer, and the clock does not say | the same after 60 s in all answers |
 * | fewer other events | withdrawn if the clock is ahead and there are others |
 * | more goals within two minutes of a ruling, or the same minute and player | the goal counts again, with its id |
 * | the events are behind the score | the goal has no player and no minute; they come as details |
 * | the events are ahead of the score, or doubled | the score counts |
 * | a ruling takes one of several goals | the one that the events no longer have, else the last |
 * | goals after the end, or of a decision at a desk | no news, but for what supersedes news; the end comes again |
 * | a kick-off after minute 10, or a half-time after it | it was before, and is no news |
 * | a ruling in the events, and no goal that it took | a goal between two answers, which never counted |
 * | several goals in one answer | the order of their minutes, and the score after each |
 * | the sides are swapped | teams are compared |
 */
export function changesOf(
  before: Sighting,
  matches: SeenMatches,
  { rate, gap }: Circumstances,
): { readonly sighting: Sighting; readonly changes: readonly MatchChange[] } {
  const memories = new Map([...before.memories].filter(([id]) => matches.has(id)));
  const changes: MatchChange[] = [];
  for (const [id, { record, asOf }] of matches) {
    const previous = before.matches.get(id);
    if (!previous || (previous.record === record && !memories.get(id)?.isDoubtful)) continue;
    const memory = memories.get(id) ?? firstStep({ ...previous, rate }).memory;
    const step = advanceMatch(memory, { record, asOf, rate }, !endsGap(gap, asOf, rate));
    memories.set(id, step.memory);
    changes.push(...step.changes);
  }
  return { sighting: { matches, memories }, changes };
}
