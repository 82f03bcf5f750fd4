import type { MatchFrame } from '#service/engine/match-frame.ts';
import { matchId } from '#service/engine/match-id.ts';
import { resultOf } from '#service/engine/result.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { shuffle } from '#service/world/draw.ts';
import { meetingFrame } from '#service/world/fixtures/meeting-frame.ts';
import {
  type SecondDateNeed,
  secondDateAnnouncement,
  secondDateNeed,
} from '#service/world/fixtures/second-date.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { roundId, seasonIdOf } from '#service/world/seasons/season.ts';
import type { ScheduledMeeting } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

export interface PlayedTie {
  /** Both legs, or the attempts of a single match. */
  readonly legs: readonly ScheduledMeeting[];
  readonly winner: number;
  readonly loser: number;
}

export interface CupRoundPlan {
  readonly name: string;
  /** Number of the first leg in ids; the second leg has the next. */
  readonly round: number;
  /** Kick-off of each of one or two legs, epoch seconds, by home team, slot, number of ties and away team. */
  readonly kickOffs: readonly ((home: number, slot: number, ties: number, away: number) => number)[];
  /** Second kick-off of a postponed tie; matches on neutral ground and legs are never postponed. */
  readonly secondKickOff?: (home: number, away: number, need: SecondDateNeed) => number;
  /** Finals are on neutral ground. */
  readonly neutral: boolean;
  /** Number of the knock-out stage's group within the season. */
  readonly group: number;
}

/** Seconds from the last whistle of a round to the next draw. */
export const BEFORE_DRAW_SECONDS = 12 * 3600;

/** Returns the attempts of a single tie: one, or two if it is postponed. */
function attemptsOf(
  meeting: ScheduledMeeting,
  frame: MatchFrame,
  { secondKickOff }: CupRoundPlan,
): readonly ScheduledMeeting[] {
  const need = secondDateNeed(frame);
  if (need === null || secondKickOff === undefined) return [meeting];
  const id = meeting.id + need.attempt;
  const kickOff = secondKickOff(meeting.home, meeting.away, need);
  const visibleFrom = secondDateAnnouncement(need, kickOff);
  return [
    { ...meeting, relatedId: id },
    { ...meeting, id, kickOff, relatedId: meeting.id, visibleFrom },
  ];
}

/** Returns who wins and loses a tie by its last match. */
function outcomeOf(decider: MatchFrame, home: number, away: number): Pick<PlayedTie, 'winner' | 'loser'> {
  const isAwayWin = resultOf(decider).winner === 'away';
  return isAwayWin ? { winner: away, loser: home } : { winner: home, loser: away };
}

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
    if (!hasTwoLegs) {
      const attempts = attemptsOf(opening, openingFrame, round);
      const decider = meetingFrame(worldIndex, competition, attempts.at(-1) ?? opening);
      lastWhistle = Math.max(lastWhistle, timetableOf(decider).end);
      return { legs: attempts, ...outcomeOf(decider, first, second) };
    }
    const [goals, against] = resultOf(openingFrame).final ?? [0, 0];
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
    return { legs: [opening, closing], ...outcomeOf(closingFrame, second, first) };
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
