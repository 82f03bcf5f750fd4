import { matchId } from '#service/engine/match-id.ts';
import { result } from '#service/engine/result.ts';
import { timetable } from '#service/engine/timetable.ts';
import type { Competition } from './competition.ts';
import { shuffled } from './draw.ts';
import { frameOf } from './meeting-frame.ts';
import type { Meeting } from './programme.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { roundId, seasonId } from './season.ts';

/** A tie with its legs. */
export interface Tie {
  readonly legs: readonly Meeting[];
  readonly winner: number;
}

/** Plan of a knock-out round. */
export interface CupRound {
  readonly name: string;
  /** Number of the first leg in ids; the second leg has the next. */
  readonly round: number;
  /** Kick-off of each of one or two legs, epoch seconds, by home team, slot and number of ties. */
  readonly kickOffs: readonly ((home: number, slot: number, ties: number) => number)[];
  /** Finals are on neutral ground. */
  readonly neutral: boolean;
  /** Number of the knock-out stage's group within the season. */
  readonly group: number;
}

/** Seconds from the last whistle of a round to the next draw. */
export const BEFORE_DRAW = 12 * 3600;

/** Plays the ties of a round; the engine decides the winners. */
export function playRound(
  realm: Realm,
  competition: Competition,
  year: number,
  round: CupRound,
  pairs: readonly (readonly [home: number, away: number])[],
  visibleFrom: number,
): { ties: readonly Tie[]; drawn: number } {
  const twoLegs = round.kickOffs.length > 1;
  let over = 0;
  const ties = pairs.map(([first, second], slot): Tie => {
    const ratings = [realm.rating(first, year), realm.rating(second, year)] as const;
    const idOf = (leg: number) =>
      matchId({ season: year, competition: competition.id, round: round.round + leg, slot, attempt: 0 });
    const leg = (
      number: number,
    ): Pick<Meeting, 'id' | 'kickOff' | 'neutral' | 'relatedId' | 'visibleFrom' | 'group'> => ({
      id: idOf(number),
      kickOff: round.kickOffs[number]?.(number === 0 ? first : second, slot, pairs.length) ?? 0,
      neutral: round.neutral,
      relatedId: null,
      visibleFrom,
      group: round.group,
    });
    const opening: Meeting = {
      ...leg(0),
      home: first,
      away: second,
      ratings,
      kind: twoLegs ? 'first-leg' : 'single',
      carried: null,
      leg: twoLegs ? '1/2' : null,
      aggregateId: twoLegs ? idOf(0) : null,
    };
    const openingFrame = frameOf(realm, competition, opening);
    const played = result(openingFrame);
    if (!twoLegs) {
      over = Math.max(over, timetable(openingFrame).end);
      return { legs: [opening], winner: played.winner === 'away' ? second : first };
    }
    const [goals, against] = played.final ?? [0, 0];
    const closing: Meeting = {
      ...leg(1),
      home: second,
      away: first,
      ratings: [ratings[1], ratings[0]],
      kind: 'second-leg',
      carried: [against, goals],
      leg: '2/2',
      aggregateId: idOf(0),
    };
    const closingFrame = frameOf(realm, competition, closing);
    over = Math.max(over, timetable(closingFrame).end);
    return { legs: [opening, closing], winner: result(closingFrame).winner === 'away' ? first : second };
  });
  return { ties, drawn: over + BEFORE_DRAW };
}

/** Draws the ties of a round; the first team of each is at home. */
export function drawn(
  realm: Realm,
  competition: Competition,
  year: number,
  round: number,
  teams: readonly number[],
): readonly (readonly [number, number])[] {
  const id = roundId(seasonId(year, competition.id), round);
  const order = shuffled(realm.seed, id, PURPOSE.cupDraw, teams, (team) => team);
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < order.length; i += 2) pairs.push([order[i] ?? 0, order[i + 1] ?? 0]);
  return pairs;
}

/** Returns the names of a knock-out's rounds up to the final. `firstRoundTeams` null numbers the early ones. */
export function roundNames(rounds: number, firstOf: number | null): readonly string[] {
  return Array.from({ length: rounds }, (_, round) => {
    const left = rounds - round;
    if (left === 1) return 'Final';
    if (left === 2) return 'Semi-finals';
    if (left === 3) return 'Quarter-finals';
    return firstOf === null ? `Round ${round + 1}` : `Round of ${2 ** left}`;
  });
}
