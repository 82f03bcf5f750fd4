import { matchId } from '#service/engine/match-id.ts';
import { resultOf } from '#service/engine/result.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import type { Competition } from './competition.ts';
import { shuffle } from './draw.ts';
import { meetingFrame } from './meeting-frame.ts';
import { STREAM } from './random-streams.ts';
import { roundId, seasonIdOf } from './season.ts';
import type { ScheduledMeeting } from './season-schedule.ts';
import type { WorldIndex } from './world-index.ts';

export interface PlayedTie {
  readonly legs: readonly ScheduledMeeting[];
  readonly winner: number;
}

export interface CupRoundPlan {
  readonly name: string;
  /** Number of the first leg in ids; the second leg has the next. */
  readonly round: number;
  /** Kick-off of each of one or two legs, epoch seconds, by home team, slot, number of ties and away team. */
  readonly kickOffs: readonly ((home: number, slot: number, ties: number, away: number) => number)[];
  /** Finals are on neutral ground. */
  readonly neutral: boolean;
  /** Number of the knock-out stage's group within the season. */
  readonly group: number;
}

/** Seconds from the last whistle of a round to the next draw. */
export const BEFORE_DRAW_SECONDS = 12 * 3600;

/** Plays the ties of a round; the engine decides the winners. */
export function playRound(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  round: CupRoundPlan,
  pairs: readonly (readonly [home: number, away: number])[],
  visibleFrom: number,
): { ties: readonly PlayedTie[]; drawnAt: number } {
  const hasTwoLegs = round.kickOffs.length > 1;
  let lastWhistle = 0;
  const ties = pairs.map(([first, second], slot): PlayedTie => {
    const ratings = [worldIndex.rating(first, year), worldIndex.rating(second, year)] as const;
    const idOf = (leg: number) =>
      matchId({ season: year, competition: competition.id, round: round.round + leg, slot, attempt: 0 });
    const kickOff = (leg: number) => {
      const [home, away] = leg === 0 ? [first, second] : [second, first];
      return round.kickOffs[leg]?.(home, slot, pairs.length, away);
    };
    const leg = (
      number: number,
    ): Pick<ScheduledMeeting, 'id' | 'kickOff' | 'neutral' | 'relatedId' | 'visibleFrom' | 'group'> => ({
      id: idOf(number),
      kickOff: kickOff(number) ?? 0,
      neutral: round.neutral,
      relatedId: null,
      visibleFrom,
      group: round.group,
    });
    const opening: ScheduledMeeting = {
      ...leg(0),
      home: first,
      away: second,
      ratings,
      kind: hasTwoLegs ? 'first-leg' : 'single',
      carried: null,
      leg: hasTwoLegs ? '1/2' : null,
      aggregateId: hasTwoLegs ? idOf(0) : null,
    };
    const openingFrame = meetingFrame(worldIndex, competition, opening);
    const firstResult = resultOf(openingFrame);
    if (!hasTwoLegs) {
      lastWhistle = Math.max(lastWhistle, timetableOf(openingFrame).end);
      return { legs: [opening], winner: firstResult.winner === 'away' ? second : first };
    }
    const [goals, against] = firstResult.final ?? [0, 0];
    const closing: ScheduledMeeting = {
      ...leg(1),
      home: second,
      away: first,
      ratings: [ratings[1], ratings[0]],
      kind: 'second-leg',
      carried: [against, goals],
      leg: '2/2',
      aggregateId: idOf(0),
    };
    const closingFrame = meetingFrame(worldIndex, competition, closing);
    lastWhistle = Math.max(lastWhistle, timetableOf(closingFrame).end);
    return { legs: [opening, closing], winner: resultOf(closingFrame).winner === 'away' ? first : second };
  });
  return { ties, drawnAt: lastWhistle + BEFORE_DRAW_SECONDS };
}

/** Draws the ties of a round; the first team of each is at home. */
export function drawTies(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  round: number,
  teams: readonly number[],
): readonly (readonly [number, number])[] {
  const id = roundId(seasonIdOf(year, competition.id), round);
  const order = shuffle(worldIndex.seed, id, STREAM.cupDraw, teams, (team) => team);
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < order.length; i += 2) pairs.push([order[i] ?? 0, order[i + 1] ?? 0]);
  return pairs;
}

/** Returns the names of a knock-out's rounds up to the final. `firstRoundTeams` null numbers the early ones. */
export function roundNames(rounds: number, firstRoundTeams: number | null): readonly string[] {
  return Array.from({ length: rounds }, (_, round) => {
    const remaining = rounds - round;
    if (remaining === 1) return 'Final';
    if (remaining === 2) return 'Semi-finals';
    if (remaining === 3) return 'Quarter-finals';
    return firstRoundTeams === null ? `Round ${round + 1}` : `Round of ${2 ** remaining}`;
  });
}
