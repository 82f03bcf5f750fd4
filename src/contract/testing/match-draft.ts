/** Matches that add up, before docs/untidy-feed.md happens to them. */
import { PERIODS, TIMED_PERIODS } from '#contract/periods.ts';
import { AWAY, HOME } from './bare-match.ts';
import type { Dice } from './dice.ts';

export interface EventDraft {
  team_id: number | string;
  type: string;
  period: string | null;
  player_id: number | null;
  player_name: string | null;
  related_player_id: number | null;
  related_player_name: string | null;
  minute: string;
  extra_minute: number | null;
  own_goal: boolean;
  penalty: boolean;
  result: string | null;
  info: string | null;
}

export type Score = [home: number, away: number];

export interface MatchDraft {
  status: number;
  status_period: string | null;
  minute: string | null;
  score: Score | null;
  ht: Score | null;
  ft: Score | null;
  et: Score | null;
  ps: Score | null;
  winner: number | null;
  events: EventDraft[];
}

type Side = 0 | 1;

export const SIDES = [0, 1] as const;
const TEAMS = [HOME, AWAY] as const;
const SHOOT_OUT = PERIODS[4];
/** Status, name of the period in play, and number of periods begun. */
const STATES = [
  [0, null, 0],
  [1, '1st Half', 1],
  [11, '1st Half', 1],
  [1, '2nd Half', 2],
  [3, '2nd Half', 2],
  [3, '2nd Half', 2],
  [3, '2nd Half', 2],
  [6, '2nd Half', 2],
  [9, null, 2],
  [32, null, 4],
  [31, null, 4],
] as const;

function draftEvent(dice: Dice, side: Side, type: string, part: number, slot: number): EventDraft {
  const { period, before, length } = TIMED_PERIODS[part] ?? { period: SHOOT_OUT, before: 119, length: 1 };
  const minute = before + 1 + dice.below(length);
  const id = (side + 1) * 100 + slot;
  return {
    type,
    related_player_id: null,
    related_player_name: null,
    own_goal: false,
    penalty: false,
    result: null,
    info: null,
    team_id: dice.oneIn(2) ? TEAMS[side] : String(TEAMS[side]),
    period,
    player_id: id,
    player_name: `Player${id}`,
    minute: String(minute),
    extra_minute: minute === before + length && dice.oneIn(2) ? 1 + dice.below(4) : null,
  };
}

export const gainingSide = ({ team_id, own_goal }: EventDraft): Side =>
  (Number(team_id) === HOME) === own_goal ? 1 : 0;
export const isGoal = ({ type }: EventDraft) => type === 'goal';
/** Returns the place of a period in the order of play. */
export const partOf = (period: string | null) => (PERIODS as readonly (string | null)[]).indexOf(period);
const timeOf = ({ period, minute, extra_minute }: EventDraft) =>
  partOf(period) * 1_000 + Number(minute) + (extra_minute ?? 0) / 100;
const scoreAfter = (events: readonly EventDraft[], periods: number): Score =>
  SIDES.map(
    (side) =>
      events.filter(
        (event) =>
          isGoal(event) &&
          gainingSide(event) === side &&
          PERIODS.slice(0, periods).some((name) => name === event.period),
      ).length,
  ) as Score;

function draftEvents(dice: Dice, periods: number, isShootOut: boolean): EventDraft[] {
  const events: EventDraft[] = [];
  for (const side of SIDES) {
    for (let part = 0; part < periods; part += 1) {
      for (let count = dice.below(3); count > 0; count -= 1) {
        const goal = draftEvent(dice, side, 'goal', part, 1 + dice.below(11));
        events.push({ ...goal, own_goal: dice.oneIn(8), penalty: dice.oneIn(6) });
      }
      events.push(draftEvent(dice, side, 'yellowcard', part, 1 + part));
      if (dice.oneIn(5)) events.push(draftEvent(dice, side, 'redcard', part, 6 + part));
      if (dice.oneIn(6)) events.push({ ...draftEvent(dice, side, 'var', part, 11), result: 'cancelled' });
      if (dice.oneIn(3)) events.push(draftEvent(dice, side, 'corner', part, part === 0 ? 13 : 11));
    }
    if (periods > 1) {
      const change = draftEvent(dice, side, 'substitution', 1, 12);
      events.push({ ...change, related_player_id: (side + 1) * 100 + 13, related_player_name: 'Player13' });
      if (dice.oneIn(4)) events.push(draftEvent(dice, side, 'yellowredcard', 1, 5));
    }
    for (let kick = 0; isShootOut && kick < 3 + 2 * side; kick += 1)
      events.push(draftEvent(dice, side, 'penalty_shootout_scored', 4, 1 + kick));
  }
  return events.sort((a, b) => timeOf(a) - timeOf(b));
}

/** Returns a match in any state whose events add up to its scores. */
export function draftMatch(dice: Dice): MatchDraft {
  const [status, status_period, periods] = dice.of(STATES);
  const isShootOut = status === 31;
  const events = draftEvents(dice, periods, isShootOut);
  if (isShootOut) {
    const [home, away] = scoreAfter(events, 4);
    const side: Side = home < away ? 0 : 1;
    for (let missing = Math.abs(home - away); missing > 0; missing -= 1)
      events.push(draftEvent(dice, side, 'goal', 3, 1 + missing));
    events.sort((a, b) => timeOf(a) - timeOf(b));
  }
  const score = scoreAfter(events, 4);
  const hasBegun = periods > 0;
  return {
    status,
    status_period,
    minute: status === 1 ? (status_period === '1st Half' ? '44' : '88') : hasBegun ? '90' : null,
    score: hasBegun ? (status === 9 ? [3, 0] : score) : null,
    ht: hasBegun ? scoreAfter(events, 1) : null,
    ft: hasBegun ? scoreAfter(events, 2) : null,
    et: periods === 4 ? [...score] : null,
    ps: isShootOut ? [3, 5] : null,
    winner: status === 3 && score[0] !== score[1] ? TEAMS[score[0] > score[1] ? 0 : 1] : null,
    events,
  };
}
