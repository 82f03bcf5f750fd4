import type { Match, MatchRow } from '#contract/records/match.ts';
import { BEYOND_NINETY, EXTRA_TIME, STOPPED } from '#contract/status.ts';
import { momentOf } from '#web/format/minute.ts';
import type { MatchWords } from '#web/words/match.ts';
import { aggregate } from './aggregate.ts';
import { wasPlayed } from './timeline-periods.ts';

/** Returns whether an aggregate score exists once the other leg is known. */
export const hasFirstLeg = ({ id, aggregate_id, scores }: Match): boolean =>
  aggregate_id !== null && aggregate_id !== id && scores.home_score !== null;

/**
 * Returns the state of a match as a word; null while the clock shows it.
 *
 * @param asOf instant of the newest answer that has the match, epoch ms
 */
export function stateWord(match: Match, asOf: number | null, { match: words }: MatchWords): string | null {
  const { kind } = momentOf(match, null, null, asOf);
  const states: Readonly<Record<string, string>> = words.states;
  return states[kind] ?? null;
}

/**
 * Returns the lines under the minute: the period, and the scores at half-time, after 90 minutes, on penalties and
 * on aggregate.
 */
export function stateLines(match: Match, firstLeg: MatchRow | null, words: MatchWords) {
  const { scores, status } = match;
  const period = match.status_period?.toLowerCase() ?? '';
  const periods: Readonly<Record<string, string>> = words.period;
  const clock = match.phase === 'live' && (status === 1 || status === EXTRA_TIME);
  // In play `ht_score` is the running score until the half is over.
  const isHalf = match.phase === 'live' ? period !== '' && period !== '1st half' : wasPlayed(match);
  const halfTime = isHalf ? scores.ht_score : null;
  const stoppedAt = STOPPED.has(status) ? match.time.minute : null;
  const aggregateScore = aggregate(match, firstLeg);
  return [
    clock ? periods[period] : null,
    stoppedAt && words.moment.minute(stoppedAt.minute, stoppedAt.extra),
    halfTime && words.scores.halfTime(halfTime.join('–')),
    BEYOND_NINETY.has(status) && scores.ft_score ? words.match.ninety(scores.ft_score.join('–')) : null,
    scores.ps_score && words.scores.penalties(scores.ps_score.join('–')),
    aggregateScore && words.list.aggregate(aggregateScore.join('–')),
  ].filter((line) => typeof line === 'string');
}
