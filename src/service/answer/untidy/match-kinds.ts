import { MINUTE_S } from '#contract/durations.ts';
import { FINISHED, FINISHED_OR_AWARDED, IN_PLAY } from '#contract/status.ts';
import { below, between, u32 } from '#service/engine/streams.ts';
import type { MatchView, WireEvent, WireMatch } from './wire-match.ts';

/** Changes a match; returns the same one where the kind finds nothing to change. */
export type MatchKind = (match: WireMatch, view: MatchView) => WireMatch;

/** How old the score or the events may be, seconds. */
const MAX_LATE_S = 110;
const MAX_EARLY_S = 50;
const FLAP_FOR_S = 60;
const FLAP_EVERY_S = 5;
const REPLICA_EVERY_S = 10;
const MAX_END_LATE_S = 30 * MINUTE_S;

const has = (codes: ReadonlySet<number>, { status }: WireMatch) => codes.has(Number(status));
const timeOf = ({ team_id, minute, extra_minute }: WireEvent) => `${team_id} ${minute} ${extra_minute}`;
const isGoal = ({ type }: WireEvent) => type === 'goal';

export const goalLate: MatchKind = (match, { key, now, at }) => {
  if (!match.events?.some(isGoal) || !has(IN_PLAY, match)) return match;
  const earlier =
    at(now - between(key, 1, 30, MAX_LATE_S))
      .events?.filter(isGoal)
      .map(timeOf) ?? [];
  const events = match.events.filter((event) => !isGoal(event) || earlier.includes(timeOf(event)));
  return events.length < match.events.length ? { ...match, events } : match;
};

/** Returns the match with its scores of some seconds ago, if they were others. */
function withScoresOf(match: WireMatch, { now, at }: MatchView, seconds: number): WireMatch {
  if (!has(IN_PLAY, match)) return match;
  const { scores } = at(now - seconds);
  const isOther =
    scores.home_score !== match.scores.home_score || scores.away_score !== match.scores.away_score;
  return isOther && scores.home_score ? { ...match, scores } : match;
}

export const goalEarly: MatchKind = (match, view) =>
  withScoresOf(match, view, between(view.key, 1, 20, MAX_EARLY_S));

export const scoreFlaps: MatchKind = (match, view) =>
  Math.floor(view.now / FLAP_EVERY_S) % 2 === 0 ? match : withScoresOf(match, view, FLAP_FOR_S);

/** Every third answer is that of a replica that lags behind. */
export const answerOlder: MatchKind = (match, { key, now, at }) =>
  has(IN_PLAY, match) && Math.floor(now / REPLICA_EVERY_S) % 3 === 0
    ? at(now - between(key, 1, 20, 40))
    : match;

export const matchUnstarted: MatchKind = (match, { now, kickOff, at }) =>
  now >= kickOff ? at(kickOff - 1) : match;

export const matchReopened: MatchKind = (match, { key, now, kickOff, end, at }) => {
  const from = end + between(key, 1, 2, 5) * MINUTE_S;
  return now >= from && now < from + between(key, 2, 2, 6) * MINUTE_S ? at(kickOff - 1) : match;
};

/** Returns until when a match of the kind `end-late` is said to be in play. */
export const lateEnd = (end: number, key: number): number => end + between(key, 1, 300, MAX_END_LATE_S);

export const endLate: MatchKind = (match, { key, now, end }) =>
  Number(match.status) === 3 && now < lateEnd(end, key)
    ? {
        ...match,
        status: 1,
        status_name: 'Inplay',
        status_period: '2nd Half',
        winner_team_id: null,
        time: { ...match.time, minute: '90' },
      }
    : match;

/** Returns whether a match is missing from lists of matches in play: once in ten minutes, for up to one. */
export function isVanished(key: number, now: number): boolean {
  const slot = Math.floor(now / 600);
  const from = slot * 600 + below(key, slot, 540);
  return now >= from && now < from + 20 + (u32(key, slot) % 41);
}

export const scoreInPhases: MatchKind = (match) =>
  Number(match.status) === 3 && match.scores.ft_score
    ? { ...match, scores: { ...match.scores, home_score: null, away_score: null } }
    : match;

export const halfTimeWrong: MatchKind = (match, { key }) => {
  const { home_score, away_score } = match.scores;
  if (!has(FINISHED, match) || home_score === null) return match;
  const ht_score = `${Number(home_score) + below(key, 1, 2)}-${away_score}`;
  return { ...match, scores: { ...match.scores, ht_score } };
};

export const kicksInScore: MatchKind = (match) => {
  const { home_score, away_score, ps_score } = match.scores;
  if (!has(FINISHED_OR_AWARDED, match) || !ps_score) return match;
  const [home = 0, away = 0] = ps_score.split('-').map(Number);
  return {
    ...match,
    scores: {
      ...match.scores,
      home_score: String(Number(home_score) + home),
      away_score: String(Number(away_score) + away),
    },
  };
};

export const minuteWrong: MatchKind = (match, { key }) => {
  if (Number(match.status) !== 1) return match;
  if (below(key, 1, 2) === 0) return { ...match, time: { ...match.time, minute: null } };
  return { ...match, status_period: match.status_period === '1st Half' ? '2nd Half' : '1st Half' };
};
