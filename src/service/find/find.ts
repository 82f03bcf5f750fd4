import { DAY_S, HOUR_S } from '#contract/durations.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { ruleOf } from '#service/world/tables/table-rule.ts';
import type { TableSnapshotRow } from '#service/world/tables/table-snapshot.ts';
import type { World } from '#service/world/world.ts';
import {
  abandoned,
  awarded,
  cancelled,
  postponed,
  rearranged,
  tooFewPlayers,
  walkover,
} from './disruption-situations.ts';
import {
  conferences,
  eightGroups,
  elevenTen,
  groupStage,
  longName,
  nationalTeam,
  noCoverage,
  splitLeague,
  women,
} from './in-play-situations.ts';
import * as log from './log-situations.ts';
import type { Look, Sighting } from './sighting.ts';
import * as statuses from './status-situations.ts';
import * as times from './timetable-situations.ts';

/**
 * Returns two neighbours tied on points of which the lower one has the better goal difference: their own matches
 * separate them.
 */
function partedByMeetings(
  rows: readonly TableSnapshotRow[],
): readonly [TableSnapshotRow, TableSnapshotRow] | null {
  const difference = ({ overall }: TableSnapshotRow) => overall.scored - overall.against;
  const at = rows.findIndex((row, place) => {
    const next = rows[place + 1];
    return next && row.overall.points === next.overall.points && difference(row) < difference(next);
  });
  const [upper, lower] = [rows[at], rows[at + 1]];
  return upper && lower ? [upper, lower] : null;
}

/** Finds the hour before a match of a league whose table is separated by head-to-head, as its rule demands. */
const headToHead: Look = ({ competition, season, frame, week }, world) => {
  // Not all teams have met twice before the second half of the season.
  if (competition.tier === null || week * 2 <= season.rounds) return [];
  if (typeof ruleOf(world, competition)[1] !== 'object') return [];
  const at = frame.kickOff - HOUR_S;
  const tiedRows = world.tables(season.id, at, true).flatMap(({ rows }) => partedByMeetings(rows) ?? []);
  const [upper, lower] = tiedRows;
  if (!upper || !lower) return [];
  return [{ at, note: `${upper.name} above ${lower.name} by their own matches (${competition.name})` }];
};

const SATURDAY = 6;
const STEP = 5 * 60;

/** 1970-01-01 was a Thursday. */
function weekday(day: number): number {
  return (day + 4) % 7;
}

/** Returns the instant of the next Saturday with the most matches in play. */
function busySaturday(world: World, from: number): Sighting {
  let day = Math.floor(from / DAY_S);
  if (weekday(day) !== SATURDAY || from > day * DAY_S) day += 1;
  while (weekday(day) !== SATURDAY) day += 1;
  const fixtures = world.fixturesOn(day);
  const inPlay = new Map<number, number>();
  for (const { frame } of fixtures) {
    const { kickOff, end } = timetableOf(frame);
    for (let at = Math.ceil(kickOff / STEP) * STEP; at < end; at += STEP) {
      inPlay.set(at, (inPlay.get(at) ?? 0) + 1);
    }
  }
  const [at, matchCount] = [...inPlay].reduce(
    (best, next) => (next[1] > best[1] ? next : best),
    [day * DAY_S, 0],
  );
  return { at, note: `${matchCount} of the day's ${fixtures.length} matches are in play` };
}

/** Finds a deduction of points, which is announced with the club's next match. */
const pointsDeducted: Look = ({ note }) =>
  note === null ? [] : [{ at: note.from, note: `a decision: ${note.text}` }];

/** Lead time of a situation, seconds. */
const LEAD_SECONDS = 20;

interface Search {
  readonly look: Look;
  /** Whether the situation is under way at the returned instant, instead of coming 20 s after it. */
  readonly holds: boolean;
}

const coming = (look: Look): Search => ({ look, holds: false });
const holding = (look: Look): Search => ({ look, holds: true });

const SEARCHES = {
  goal: coming(log.goal),
  'ruled-out-goal': coming(log.ruledOutGoal),
  'late-scorer': coming(log.lateScorer),
  'second-yellow': coming(log.secondYellow),
  'red-card': coming(log.redCard),
  'own-goal': coming(log.ownGoal),
  'penalty-missed': coming(log.penaltyMissed),
  'kick-off': coming(times.kickOff),
  'half-time': coming(times.halfTime),
  'full-time': coming(times.fullTime),
  'extra-time': coming(times.extraTime),
  'shoot-out': coming(times.shootOut),
  interrupted: coming(times.interrupted),
  'second-leg': coming(times.secondLeg),
  'second-leg-extra-time': coming(times.secondLegInExtraTime),
  postponed: coming(postponed),
  cancelled: coming(cancelled),
  awarded: coming(awarded),
  abandoned: coming(abandoned),
  walkover: coming(walkover),
  'too-few-players': coming(tooFewPlayers),
  'retaken-penalty': coming(log.retakenPenalty),
  delayed: coming(statuses.delayed),
  'kick-off-pending': coming(statuses.pendingUpdate),
  'long-delay': coming(statuses.updateLater),
  awarding: coming(statuses.awarding),
  'kick-off-unknown': holding(statuses.toBeAnnounced),
  rearranged: coming(rearranged),
  'stoppage-time': holding(times.stoppageTime),
  'eleven-ten': holding(elevenTen),
  'long-name': holding(longName),
  women: holding(women),
  'national-team': holding(nationalTeam),
  'no-coverage': holding(noCoverage),
  'split-league': holding(splitLeague),
  conferences: holding(conferences),
  'group-stage': holding(groupStage),
  'eight-groups': holding(eightGroups),
  'head-to-head': holding(headToHead),
  'points-deducted': coming(pointsDeducted),
} as const satisfies Record<string, Search>;

export type Situation = keyof typeof SEARCHES | 'busy-saturday';

export const SITUATIONS: readonly Situation[] = [
  ...(Object.keys(SEARCHES) as (keyof typeof SEARCHES)[]),
  'busy-saturday',
];

export interface NextSituation {
  /** Null for a situation of a whole day. */
  readonly match_id: number | null;
  /** Instant to watch from, ISO: 20 s before the situation, or within it. */
  readonly instant: string;
  /** Instant of the situation, ISO. */
  readonly happens: string;
  readonly note: string;
}

/** Maximum days of a search: everything in football happens within a year. */
const HORIZON_DAYS = 400;

export function createNextSituation(
  matchId: number | null,
  at: number,
  leadSeconds: number,
  note: string,
): NextSituation {
  const iso = (epoch: number) => new Date(epoch * 1000).toISOString();
  return { match_id: matchId, instant: iso(at - leadSeconds), happens: iso(at), note };
}

/**
 * Returns the next situation of a kind after `from` (epoch seconds), so that tests take their cases from the world
 * instead of hand-picking them: the earliest on the first day of fixtures that has one, null if there is none within
 * a year.
 */
export function find(world: World, situation: Situation, from: number): NextSituation | null {
  if (situation === 'busy-saturday') {
    const { at, note } = busySaturday(world, from);
    return createNextSituation(null, at, 0, note);
  }
  const { look, holds } = SEARCHES[situation];
  const leadSeconds = holds ? 0 : LEAD_SECONDS;
  const first = Math.floor(from / DAY_S) - 1;
  for (let day = first; day < first + HORIZON_DAYS; day += 1) {
    const sightings = world
      .fixturesOn(day)
      .flatMap((fixture) => look(fixture, world).map((sighting) => ({ fixture, ...sighting })))
      .filter(({ fixture, at }) => at - leadSeconds > from && fixture.visibleFrom <= at - leadSeconds)
      .sort((a, b) => a.at - b.at);
    const [next] = sightings;
    if (next) return createNextSituation(next.fixture.id, next.at, leadSeconds, next.note);
  }
  return null;
}
