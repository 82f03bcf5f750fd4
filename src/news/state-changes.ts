import { momentOf } from '#contract/minute.ts';
import type { Score } from '#contract/parse/score.ts';
import { scoreOf } from '#contract/score.ts';
import { ABANDONED, AFTER_PENALTIES, AWARDED, BEYOND_NINETY, BREAK, SHOOT_OUT } from '#contract/status.ts';
import { ENDS, type StateChange } from './match-change.ts';
import { kickOffOf, type MatchAnswer, type MatchMemory, type NewsMatch } from './match-memory.ts';

/** A kick-off that is seen later in the match is history, minutes. */
const MAX_KICK_OFF_MINUTE = 10;

const stateOf = (match: NewsMatch) => momentOf(match, null, null).kind;

const detailOf = (match: NewsMatch): StateChange['detail'] =>
  ENDS.find((end) => end === stateOf(match)) ?? null;

/** A state that a match has reached. */
interface State {
  readonly kind: StateChange['kind'];
  /** What it is remembered by. */
  readonly name: string;
  /** False if it was reached before that answer. */
  readonly isNow: boolean;
  readonly score: Score | null;
}

/** Returns the states that a match has reached, in their order. */
function statesOf(match: NewsMatch): readonly State[] {
  const { phase, status, status_period: period, scores, time } = match;
  const score = scoreOf(match);
  const isLive = phase === 'live';
  const isOver = phase === 'finished';
  const isHalfTime = stateOf(match) === 'half-time';
  const isPastHalf = isHalfTime || isOver || /2nd|extra|penalt/i.test(period ?? '');
  const wasPlayed = status !== AWARDED || (match.events ?? []).length > 0;
  const hasPenalties = (status === SHOOT_OUT || status === AFTER_PENALTIES) && scores.ps_score !== null;
  const state = (isReached: boolean, kind: State['kind'], isNow: boolean, of = score, name: string = kind) =>
    isReached ? [{ kind, name, isNow, score: of }] : [];
  const isKickOff = isLive && (time.minute?.minute ?? 0) <= MAX_KICK_OFF_MINUTE;
  const hasBegun = (isLive || isOver || status === ABANDONED) && wasPlayed;
  const half = isHalfTime ? score : scores.ht_score;
  const isBeyond = BEYOND_NINETY.has(status) && scores.ft_score !== null;
  return [
    state(hasBegun, 'kick-off', isKickOff),
    state((isLive || isOver) && wasPlayed && isPastHalf, 'half-time', isHalfTime, half),
    state(isBeyond, 'ninety', status === BREAK, scores.ft_score),
    state(hasPenalties, 'extra-time', status === SHOOT_OUT, scores.et_score ?? score),
    state(isOver, 'full-time', true),
    state(phase === 'off', 'off', true, score, detailOf(match) ?? 'off'),
  ].flat();
}

/** Returns the states after an answer, and what has changed: another kick-off first, then in the order of a match. */
export function stateChanges(memory: MatchMemory, { record, asOf }: MatchAnswer, isNews: boolean) {
  const kickOff = kickOffOf(record);
  const former = memory.kickOff;
  const change = ({ kind, name, isNow, score }: State, formerKickOff: number | null = null): StateChange => ({
    id: `${record.id} ${name}`,
    matchId: record.id,
    kind,
    side: null,
    score,
    detail: detailOf(record),
    formerKickOff,
    at: asOf,
    isNews: isNews && isNow,
  });
  const isMoved = record.phase === 'scheduled' && former !== null && kickOff !== null && former !== kickOff;
  const reached = statesOf(record).filter(({ name }) => !memory.milestones.includes(name));
  const moved = {
    kind: 'rescheduled',
    name: `moved ${kickOff}`,
    isNow: true,
    score: scoreOf(record),
  } as const;
  return {
    kickOff: kickOff ?? former,
    milestones: [...memory.milestones, ...reached.map(({ name }) => name)],
    changes: [...(isMoved ? [change(moved, former)] : []), ...reached.map((state) => change(state))],
  };
}
