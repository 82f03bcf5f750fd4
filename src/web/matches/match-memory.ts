import { goalsOf } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { scoreOf } from '#contract/score.ts';
import { type Side, sideOf } from '#contract/side-of.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import { EMPTY_TALLY, type Tally, type TallySource } from './tally.ts';

export const TALLIES = ['goal', 'red'] as const;
type TallyName = `${(typeof TALLIES)[number]} ${Side}`;

/** What has been seen of a match, so that nothing is an alert twice, in whatever tab. */
export interface MatchMemory {
  /** World time of the newest answer, epoch ms. */
  readonly asOf: number;
  /** Whether the spoiler shield hid the match. */
  readonly isShielded: boolean;
  /** Epoch seconds; null while the hour is to be announced. */
  readonly kickOff: number | null;
  /** Whether the final result was seen: goals that are added later are corrections, not news. */
  readonly isOver: boolean;
  readonly tallies: Readonly<Record<TallyName, Tally>>;
  /** What was reached and happens once: `kick-off`, `half-time`, `full-time`, `line-ups`, `postponed`. */
  readonly milestones: readonly string[];
  /** Keys of the alerts that were delivered. */
  readonly delivered: readonly string[];
}

const eachTally = (
  tallyOf: (kind: (typeof TALLIES)[number], side: Side) => Tally,
): MatchMemory['tallies'] => ({
  'goal home': tallyOf('goal', 'home'),
  'goal away': tallyOf('goal', 'away'),
  'red home': tallyOf('red', 'home'),
  'red away': tallyOf('red', 'away'),
});

/** Marks what a match has at first sight. */
export const asHistory = (tallies: MatchMemory['tallies']): MatchMemory['tallies'] =>
  eachTally((kind, side) => {
    const { items, revoked } = tallies[`${kind} ${side}`];
    return { items: items.map((item) => ({ ...item, isHistory: true })), revoked };
  });

/** A match before kick-off. */
export const blankMemory = (match: MatchRow): MatchMemory => ({
  asOf: Number.NEGATIVE_INFINITY,
  isShielded: false,
  kickOff: kickOffOf(match),
  isOver: false,
  tallies: eachTally(() => EMPTY_TALLY),
  milestones: [],
  delivered: [],
});

export const kickOffOf = (match: MatchRow): number | null =>
  isHourKnown(match) ? match.time.timestamp : null;

/** The entry has the count of red cards for rows: sharing this test with it would make every visit load more. */
const isRed = ({ type, result }: MatchEvent): boolean =>
  (type === 'redcard' || type === 'yellowredcard') && result !== 'cancelled';

/** Returns what a match says of a side's goals or red cards; null if it says nothing of them. */
export function tallySource(
  match: MatchRow,
  kind: (typeof TALLIES)[number],
  side: Side,
): Pick<TallySource, 'base' | 'count' | 'events'> | null {
  const base = `${match.id} ${kind} ${side}`;
  if (kind === 'red') {
    if (!match.events) return null;
    const events = match.events.filter((event) => isRed(event) && sideOf(event, match.teams) === side);
    return { base, count: events.length, events };
  }
  const score = scoreOf(match);
  return score && { base, count: score[side === 'home' ? 0 : 1], events: goalsOf(match, side) };
}
