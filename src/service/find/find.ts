import { DAY_S } from '#contract/durations.ts';
import type { World } from '#service/world/world.ts';
import { busySaturday } from './busy-saturday.ts';
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
import type { Look } from './sighting.ts';
import * as statuses from './status-situations.ts';
import { headToHead, pointsDeducted } from './table-situations.ts';
import * as times from './timetable-situations.ts';

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
