import { goalsOf } from '#contract/goal.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { PERIODS, placeOfPeriod } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { scoreOf } from '#contract/score.ts';
import { isSendingOff } from '#contract/sending-off.ts';
import { isKick } from '#contract/shoot-out-kick.ts';
import { otherSide, type Side, sideOf } from '#contract/side-of.ts';
import { BREAK, HALF_TIME } from '#contract/status.ts';
import { EMPTY_TALLY, type Tally, type TallySource } from './tally.ts';

/** The part of a match that news needs; lists and details both have it. */
export type NewsMatch = Pick<
  MatchRow,
  'id' | 'phase' | 'scores' | 'status' | 'status_name' | 'status_period' | 'teams' | 'time'
> & {
  readonly events?: readonly MatchEvent[] | undefined;
};

/** A match in an answer. */
export interface MatchAnswer {
  readonly record: NewsMatch;
  /** World time of its answer, epoch ms. */
  readonly asOf: number;
  /** World seconds in a real second. */
  readonly rate: number;
}

/** What can be taken back: fewer of these may be a ruling, or an answer of a late server. */
export const REVOCABLE = ['goal', 'red'] as const;
const EVENT_KINDS = ['penalty-missed', 'kick', 'ruling', 'disallowed'] as const;
export const TALLY_KINDS = [...REVOCABLE, ...EVENT_KINDS] as const;
export type TallyKind = (typeof TALLY_KINDS)[number];

export const isRevocable = (kind: TallyKind): boolean => REVOCABLE.some((one) => one === kind);

/** Those that are not empty. */
export type Tallies = Readonly<Partial<Record<`${TallyKind} ${Side}`, Tally>>>;

export const tallyIn = (tallies: Tallies, kind: TallyKind, side: Side): Tally =>
  tallies[`${kind} ${side}`] ?? EMPTY_TALLY;

/** What has been seen of a match. */
export interface MatchMemory {
  /** World time of the newest answer, epoch ms. */
  readonly asOf: number;
  /** Id of the home team at first sight, whatever side it has now; null if unknown. */
  readonly homeId: string | null;
  /** How far the match was: minutes that grow over its periods; null while unknown, and `OVER` from the first final result on. */
  readonly progress: number | null;
  /** Number of goals that the events have as ruled out. */
  readonly rulings: number;
  /** As-of instant since when all answers have had fewer goals, without saying why, epoch ms; null if they have not. */
  readonly fallenSince: number | null;
  /** Whether the newest answer is not believed: it is of a late server, or its fewer goals may be a ruling later. */
  readonly isDoubtful: boolean;
  readonly tallies: Tallies;
  /** Epoch seconds; null while the hour is to be announced. */
  readonly kickOff: number | null;
  /** States that were reached, and happen once: `kick-off`, `half-time`, `ninety`, `full-time`, `postponed`. */
  readonly milestones: readonly string[];
}

/** Returns when a match is to begin, epoch seconds; null while the hour is to be announced. */
export const kickOffOf = (match: NewsMatch): number | null =>
  isHourKnown(match) ? match.time.timestamp : null;

/** A match before kick-off. */
export const blankMemory = (match: NewsMatch): MatchMemory => ({
  asOf: Number.NEGATIVE_INFINITY,
  homeId: match.teams.home.id,
  progress: null,
  rulings: 0,
  fallenSince: null,
  isDoubtful: false,
  tallies: {},
  kickOff: kickOffOf(match),
  milestones: [],
});

/** Marks what a match has at first sight. */
export const asHistory = (tallies: Tallies): Tallies =>
  Object.fromEntries(
    Object.entries(tallies).map(([name, { items, revoked }]) => [
      name,
      { items: items.map((item) => ({ ...item, isHistory: true })), revoked },
    ]),
  );

/** The progress of a match that is over. */
export const OVER = 10_000;
/** A break is later than any minute of the period before it. */
const BREAK_AFTER = 900;

/** Returns how far a match is; null while no clock runs. A late server never has more. */
export function progressOf({ phase, status, status_period: period, time }: NewsMatch): number | null {
  if (phase === 'finished') return OVER;
  const { minute = null, extra = null } = time.minute ?? {};
  const place = placeOfPeriod({ period, minute });
  const isKnown = place < PERIODS.length;
  if (status === HALF_TIME || status === BREAK) return (isKnown ? place : 0) * 1000 + BREAK_AFTER;
  if (minute === null || !isKnown) return null;
  return place * 1000 + minute + (extra ?? 0) / 100;
}

export const rulingsOf = ({ events }: NewsMatch): number => (events ?? []).filter(isRuledOut).length;

/** Returns the side that a team of the memory has in an answer: some feeds swap the sides of a match in play. */
export function sideNow({ homeId }: MatchMemory, { teams }: NewsMatch, side: Side): Side {
  const isSwapped = homeId !== null && homeId === teams.away.id && homeId !== teams.home.id;
  return isSwapped ? otherSide(side) : side;
}

/** Whether an event is one of a kind; goals are counted by the score. */
const IS_KIND: Readonly<Record<Exclude<TallyKind, 'goal'>, (event: MatchEvent) => boolean>> = {
  red: isSendingOff,
  'penalty-missed': ({ type, result }) => type === 'penalty_missed' && result !== 'cancelled',
  kick: isKick,
  ruling: (event) => event.type === 'var' && !isRuledOut(event),
  disallowed: isRuledOut,
};

/** Returns what a match says of a side's goals, red cards and so on; null if it says nothing of them. */
export function tallySource(
  match: NewsMatch,
  kind: TallyKind,
  side: Side,
): Pick<TallySource, 'count' | 'events'> | null {
  if (kind !== 'goal') {
    const isOfSide = (event: MatchEvent) => IS_KIND[kind](event) && sideOf(event, match.teams) === side;
    const events = match.events?.filter(isOfSide);
    return events ? { count: events.length, events } : null;
  }
  const score = scoreOf(match);
  return score && { count: score[side === 'home' ? 0 : 1], events: goalsOf(match, side) };
}
