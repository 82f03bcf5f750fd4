import { momentOf } from '#contract/minute.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { BEYOND_NINETY, EXTRA_TIME, STOPPED } from '#contract/status.ts';
import { minuteText } from '#web/words/minute-text.ts';
import type { Words } from '#web/words/words.ts';
import { aggregate } from './aggregate.ts';
import { wasPlayed } from './timeline-periods.ts';

/** Returns whether an aggregate score exists once the other leg is known. */
export const hasFirstLeg = ({ id, aggregate_id, scores }: Match): boolean =>
  aggregate_id !== null && aggregate_id !== id && scores.home_score !== null;

/** Returns the aggregate score of a second leg with the first one among its related matches; null without one. */
export function aggregateScore(
  match: Match,
  related: readonly MatchRow[] | null,
  words: Words<'match'>,
): string | null {
  const firstLeg = related?.find(({ id }) => id === match.aggregate_id && id !== match.id) ?? null;
  const total = aggregate(match, firstLeg);
  return total && words.score(...total);
}

/**
 * Returns the state of a match as a word; null while the clock shows it.
 *
 * @param asOf instant of the newest answer that has the match, epoch ms
 */
export function stateWord(match: Match, asOf: number | null, { changes }: Words<'changes'>): string | null {
  const { kind } = momentOf(match, null, null, asOf);
  const states: Readonly<Record<string, string>> = changes.states;
  return states[kind] ?? null;
}

const isLine = (line: unknown) => typeof line === 'string';

/** Returns the lines under the minute: the period, and the scores at half-time and after 90 minutes. */
export function periodLines(match: Match, words: Words<'match'>): readonly string[] {
  const { scores, status } = match;
  const period = match.status_period?.toLowerCase() ?? '';
  const periods: Readonly<Record<string, string>> = words.period;
  const clock = match.phase === 'live' && (status === 1 || status === EXTRA_TIME);
  // In play `ht_score` is the running score until the half is over.
  const isHalf = match.phase === 'live' ? period !== '' && period !== '1st half' : wasPlayed(match);
  const halfTime = isHalf ? scores.ht_score : null;
  const stoppedAt = STOPPED.has(status) ? match.time.minute : null;
  return [
    clock ? periods[period] : null,
    stoppedAt && minuteText(stoppedAt.minute, stoppedAt.extra, words),
    halfTime && words.scores.halfTime(words.score(...halfTime)),
    BEYOND_NINETY.has(status) && scores.ft_score ? words.match.ninety(words.score(...scores.ft_score)) : null,
  ].filter(isLine);
}

/** Returns the lines under the minute with the scores on penalties and on aggregate. */
export function stateLines(
  match: Match,
  firstLeg: MatchRow | null,
  words: Words<'match'>,
): readonly string[] {
  const { ps_score } = match.scores;
  const total = aggregate(match, firstLeg);
  return [
    ...periodLines(match, words),
    ps_score && words.scores.penalties(words.score(...ps_score)),
    total && words.list.aggregate(words.score(...total)),
  ].filter(isLine);
}
