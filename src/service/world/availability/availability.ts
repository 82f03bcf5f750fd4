import { LRUCache } from 'lru-cache';
import { incidentsOf } from '#service/engine/incidents.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { coachIdAt } from '#service/world/people/coaches.ts';
import type { SeasonSchedules } from '#service/world/seasons/season-schedules.ts';
import type { Rosters } from '#service/world/squads/rosters.ts';
import { type AbsentIds, selectionOf } from '#service/world/squads/selection.ts';
import { squadSeasonOpens } from '#service/world/squads/squad-windows.ts';
import type { SquadPlayer, Squads } from '#service/world/squads/squads.ts';
import { isNational } from '#service/world/teams/teams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { AvailabilityLog, type LoggedTeam } from './availability-log.ts';
import { type Ban, isSendingOff, LONGEST_BAN_MATCHES } from './bans.ts';
import { type CompetitiveMatches, createCompetitiveMatches } from './competitive-matches.ts';
import type { Injury } from './injury-spans.ts';
import { type AbsencesByMatch, createKnownAbsences } from './known-absences.ts';
import { type Absences, type PlayerAbsence, sidelinedAt, sidelinedFrom } from './sidelined.ts';
import type { TrainingAbsences } from './training-absences.ts';

/** Which players can be selected at an instant, and which are out. */
export interface Availability {
  /**
   * Ids of the players of a side who cannot play a match: injured, suspended, or away with their national
   * teams.
   */
  absent(fixture: Fixture, side: Side): AbsentIds;
  /** Returns the absences of the matches that were last looked at. */
  history(): AbsencesByMatch;
  /** Injured and suspended players of a team at an instant. */
  sidelined(teamId: number, instant: number): Absences;
  /** Players of a side who miss a match, as known at an instant; see sidelined.ts. */
  sidelinedFrom(fixture: Fixture, side: Side, instant: number): Absences;
}

export interface AvailabilitySources {
  readonly worldIndex: WorldIndex;
  readonly schedules: SeasonSchedules;
  readonly squads: Squads;
  readonly rosters: Rosters;
  readonly injuredInTraining: TrainingAbsences;
  /** Absences of the same world, computed earlier. */
  readonly history: AbsencesByMatch;
}

/** The teams of a busy day and some more. */
const MAX_CACHED_TEAMS = 1500;
/**
 * Bookings are wiped every six weeks (our choice, like an amnesty), so that a line-up depends on no more of the
 * season than that.
 */
const LOG_PERIOD_SECONDS = 42 * DAY;
/** Substitutes that the engine's event log uses. */
const BENCH_SIZE = 7;
/** A national squad of 23 without more players than this has no full bench. */
const MAX_NATIONAL_ABSENCES = 4;

export function createAvailability({
  worldIndex,
  schedules,
  squads,
  rosters,
  injuredInTraining,
  history,
}: AvailabilitySources): Availability {
  const logs = new LRUCache<string, AvailabilityLog>({ max: MAX_CACHED_TEAMS });
  const matchesOf: CompetitiveMatches = createCompetitiveMatches(worldIndex, schedules);

  const logOf = (teamId: number, instant: number): AvailabilityLog => {
    const year = squads.yearAt(teamId, instant);
    const period = Math.floor(instant / LOG_PERIOD_SECONDS);
    const key = `${teamId} ${year} ${period}`;
    let log = logs.get(key);
    if (log === undefined) {
      log = new AvailabilityLog(teamForPeriod(teamId, year, period));
      logs.set(key, log);
    }
    return log;
  };

  /** Returns the instants between which a team has the squad of a season. */
  const seasonOf = (teamId: number, year: number): readonly [from: number, to: number] => {
    const country = worldIndex.country(countryIdOf(teamId));
    if (country === null) return [0, 0];
    return [squadSeasonOpens(country, year), squadSeasonOpens(country, year + 1)];
  };

  /**
   * Returns the bans that continue into a log period. Bans for bookings are wiped at its start, so the previous
   * period is read only if somebody was sent off in its last matches.
   */
  const bansCarriedInto = (teamId: number, from: number, before: number): readonly Ban[] => {
    if (from <= before) return [];
    const bySeason = Map.groupBy(matchesOf(teamId, before, from), ({ seasonId }) => seasonId);
    const lastMatches = [...bySeason.values()].flatMap((some) => some.slice(-LONGEST_BAN_MATCHES));
    if (!lastMatches.some(({ frame, side }) => incidentsOf(frame(), side).some(isSendingOff))) return [];
    return logOf(teamId, from - 1)
      .bansAt(from)
      .filter((ban) => ban.isForSendingOff && ban.since >= before);
  };

  const teamForPeriod = (teamId: number, year: number, period: number): LoggedTeam => {
    const [opens, closes] = seasonOf(teamId, year);
    const from = Math.max(opens, period * LOG_PERIOD_SECONDS);
    const squadAt = (instant: number) => squads.squad(teamId, instant);
    return {
      seed: worldIndex.seed,
      from,
      to: Math.min(closes, (period + 1) * LOG_PERIOD_SECONDS),
      carriedBans: bansCarriedInto(teamId, from, Math.max(opens, (period - 1) * LOG_PERIOD_SECONDS)),
      matchesBetween: (after, until) => matchesOf(teamId, after, until),
      hasMatchInjuries: !isNational(teamId),
      otherInjuriesAt: isNational(teamId)
        ? (instant) => nationalInjuriesAt(squadAt(instant), instant)
        : (instant) => injuredInTraining(teamId, instant),
      squadAt,
      awayAt: (instant) => squads.away(teamId, instant),
      select: ({ id, kickOff }, absent: AbsentIds) => {
        const coachId = coachIdAt(worldIndex, teamId, kickOff);
        return selectionOf(worldIndex.seed, id, coachId, rosters.at(teamId, kickOff), absent, BENCH_SIZE)
          .players;
      },
    };
  };

  /**
   * Returns the members of a national squad who are injured at their clubs, at most one goalkeeper among them.
   */
  const nationalInjuriesAt = (squad: readonly SquadPlayer[], instant: number): readonly Injury[] => {
    const injuries: Injury[] = [];
    let keepers = 0;
    for (const { id, position } of squad) {
      if (injuries.length === MAX_NATIONAL_ABSENCES) break;
      const clubId = squads.clubOf(id, instant);
      if (clubId === null || (position === 'G' && keepers > 0)) continue;
      const injury = logOf(clubId, instant)
        .injuriesAt(instant)
        .find(({ playerId }) => playerId === id);
      if (injury === undefined) continue;
      injuries.push(injury);
      if (position === 'G') keepers += 1;
    }
    return injuries;
  };

  /** Drops players who have left the team since. */
  const limitToSquad = (teamId: number, instant: number, { injuries, suspensions }: Absences): Absences => {
    const ids = new Set(squads.squad(teamId, instant).map(({ id }) => id));
    const isInSquad = ({ playerId }: PlayerAbsence) => ids.has(playerId);
    return { injuries: injuries.filter(isInSquad), suspensions: suspensions.filter(isInSquad) };
  };

  const absences = createKnownAbsences(history, ({ id, frame, ...sides }, side) =>
    logOf(sides[side].id, frame.kickOff).absentFrom(id, frame.kickOff),
  );

  return {
    absent: absences.of,
    history: absences.history,
    sidelined: (teamId, instant) =>
      limitToSquad(teamId, instant, sidelinedAt(logOf(teamId, instant), instant)),
    sidelinedFrom: (fixture, side, instant) => {
      const { id } = fixture[side];
      const at = Math.min(instant, fixture.frame.kickOff);
      return limitToSquad(id, at, sidelinedFrom(logOf(id, at), fixture, at));
    },
  };
}
