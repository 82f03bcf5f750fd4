import { momentOf } from '#contract/minute.ts';
import { scoreOf } from '#contract/score.ts';
import type { StateChange } from './match-change.ts';
import { kickOffOf, type MatchAnswer, type MatchMemory, type NewsMatch } from './match-memory.ts';

/** A kick-off that is seen later in the match is history, minutes. */
const MAX_KICK_OFF_MINUTE = 10;

const DETAILS = [
  'after-extra-time',
  'after-penalties',
  'awarded',
  'abandoned',
  'postponed',
  'cancelled',
] as const satisfies StateChange['detail'][];

const stateOf = (match: NewsMatch) => momentOf(match, null, null).kind;

const detailOf = (match: NewsMatch): StateChange['detail'] =>
  DETAILS.find((detail) => detail === stateOf(match)) ?? null;

const isHalfTime = (match: NewsMatch): boolean => stateOf(match) === 'half-time';

/** Returns the states that a match has reached, in their order. */
function statesOf(match: NewsMatch): readonly string[] {
  const { phase, status_period: period } = match;
  if (phase === 'off') return [detailOf(match) ?? 'off'];
  const isPastHalf = isHalfTime(match) || /2nd|extra|penalt/i.test(period ?? '');
  return [
    phase !== 'scheduled' && 'kick-off',
    phase === 'live' && isPastHalf && 'half-time',
    phase === 'finished' && 'full-time',
  ].filter((one) => one !== false);
}

/** Returns the kind of a state that is reached; null if it was reached before that answer. */
function kindOf(state: string, match: NewsMatch): StateChange['kind'] | null {
  if (match.phase === 'off') return 'off';
  if (state === 'full-time') return state;
  if (state === 'half-time') return isHalfTime(match) ? state : null;
  const minute = match.time.minute?.minute ?? 0;
  return match.phase === 'live' && minute <= MAX_KICK_OFF_MINUTE ? 'kick-off' : null;
}

/** Returns the states after an answer, and what has changed: another kick-off first, then in the order of a match. */
export function stateChanges(memory: MatchMemory, { record, asOf }: MatchAnswer, isNews: boolean) {
  const kickOff = kickOffOf(record);
  const former = memory.kickOff;
  const change = (
    kind: StateChange['kind'],
    name: string,
    formerKickOff: number | null = null,
  ): StateChange => ({
    id: `${record.id} ${name}`,
    matchId: record.id,
    kind,
    side: null,
    score: scoreOf(record),
    detail: detailOf(record),
    formerKickOff,
    at: asOf,
    isNews,
  });
  const isMoved = record.phase === 'scheduled' && former !== null && kickOff !== null && former !== kickOff;
  const reached = statesOf(record).filter((state) => !memory.milestones.includes(state));
  return {
    kickOff: kickOff ?? former,
    milestones: [...memory.milestones, ...reached],
    changes: [
      ...(isMoved ? [change('rescheduled', `moved ${kickOff}`, former)] : []),
      ...reached.flatMap((state) => {
        const kind = kindOf(state, record);
        return kind ? [change(kind, state)] : [];
      }),
    ],
  };
}
