import { LRUCache } from 'lru-cache';
import { incidentsOf } from '#service/engine/incidents.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { DAY, dayAt } from '#service/world/calendar/days.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { coachIdOf } from '#service/world/officials.ts';
import type { Programmes } from '#service/world/programmes.ts';
import type { Realm } from '#service/world/realm.ts';
import type { Rosters } from '#service/world/rosters.ts';
import type { Absent } from '#service/world/selection.ts';
import { selectionOf } from '#service/world/selection.ts';
import { squadSeasonOpens } from '#service/world/squad-windows.ts';
import type { SquadPlayer, Squads } from '#service/world/squads.ts';
import { isNational } from '#service/world/teams.ts';
import type { Ban } from './bans.ts';
import { isSendingOff, LONGEST_BAN } from './bans.ts';
import type { DiaryTeam } from './diary.ts';
import { Diary } from './diary.ts';
import type { Injury } from './injury-spans.ts';
import { holdsAt } from './injury-spans.ts';
import type { Absence, Absences } from './sidelined.ts';
import { sidelinedAt, sidelinedFrom } from './sidelined.ts';
import type { TeamMatches } from './team-matches.ts';
import { createTeamMatches } from './team-matches.ts';
import type { BedInjury } from './training-injuries.ts';
import { trainingInjuries } from './training-injuries.ts';

/** Which players can be selected at an instant, and which are out. */
export interface Availability {
  /**
   * Ids of the players of a side who cannot play a match: injured, suspended, or away with their national
   * teams.
   */
  absent(fixture: Fixture, side: Side): Absent;
  /** Injured and suspended players of a team at an instant. */
  sidelined(teamId: number, instant: number): Absences;
  /** Players of a side who miss a match, as known at an instant; see sidelined.ts. */
  sidelinedFrom(fixture: Fixture, side: Side, instant: number): Absences;
}

export interface AvailabilitySources {
  readonly realm: Realm;
  readonly programmes: Programmes;
  readonly squads: Squads;
  readonly rosters: Rosters;
}

/** The teams of a busy day and some more. */
const KEPT = 1500;
/**
 * Bookings are wiped every six weeks (our choice, like an amnesty), so that a line-up depends on no more of the
 * season than that.
 */
const CHAPTER = 42 * DAY;
/** Substitutes that the engine's event log uses. */
const BENCH = 7;
/** A national squad of 23 without more players than this has no full bench. */
const NATIONAL_ABSENCES = 4;

export function createAvailability({
  realm,
  programmes,
  squads,
  rosters,
}: AvailabilitySources): Availability {
  const diaries = new LRUCache<string, Diary>({ max: KEPT });
  const hurt = new LRUCache<string, readonly BedInjury[]>({ max: KEPT });
  const matchesOf: TeamMatches = createTeamMatches(realm, programmes);

  const diaryOf = (teamId: number, instant: number): Diary => {
    const year = squads.yearAt(teamId, instant);
    const chapter = Math.floor(instant / CHAPTER);
    const key = `${teamId} ${year} ${chapter}`;
    let diary = diaries.get(key);
    if (diary === undefined) {
      diary = new Diary(teamOf(teamId, year, chapter));
      diaries.set(key, diary);
    }
    return diary;
  };

  /** Returns the instants between which a team has the squad of a season. */
  const seasonOf = (teamId: number, year: number): readonly [from: number, to: number] => {
    const country = realm.country(countryIdOf(teamId));
    if (country === null) return [0, 0];
    return [squadSeasonOpens(country, year), squadSeasonOpens(country, year + 1)];
  };

  const hurtInTraining = (teamId: number, year: number, instant: number): readonly Injury[] => {
    const key = `${teamId} ${year}`;
    let injuries = hurt.get(key);
    if (injuries === undefined) {
      const size = squads.squad(teamId, instant).length;
      injuries = trainingInjuries(realm.seed, teamId, year, seasonOf(teamId, year), size);
      hurt.set(key, injuries);
    }
    return injuries
      .filter(({ span }) => holdsAt(span, instant))
      .flatMap(({ span, place }) => {
        const player = squads.squad(teamId, span.since)[place];
        return player === undefined ? [] : [{ ...span, playerId: player.id }];
      });
  };

  /**
   * Returns the bans that continue into a log period. Bans for bookings are wiped at its start, so the previous
   * period is read only if somebody was sent off in its last matches.
   */
  const carriedInto = (teamId: number, from: number, before: number): readonly Ban[] => {
    if (from <= before) return [];
    const matches = daysBetween(before, from)
      .flatMap((day) => matchesOf(teamId, day))
      .filter(({ kickOff }) => kickOff >= before && kickOff < from);
    const bySeason = Map.groupBy(matches, ({ seasonId }) => seasonId);
    const last = [...bySeason.values()].flatMap((some) => some.slice(-LONGEST_BAN));
    if (!last.some(({ frame, side }) => incidentsOf(frame(), side).some(isSendingOff))) return [];
    return diaryOf(teamId, from - 1)
      .bansAt(from)
      .filter((ban) => ban.isForSendingOff && ban.since >= before);
  };

  const teamOf = (teamId: number, year: number, chapter: number): DiaryTeam => {
    const [opens, closes] = seasonOf(teamId, year);
    const from = Math.max(opens, chapter * CHAPTER);
    const squadAt = (instant: number) => squads.squad(teamId, instant);
    const coachId = coachIdOf(realm, teamId, year);
    return {
      seed: realm.seed,
      from,
      to: Math.min(closes, (chapter + 1) * CHAPTER),
      carried: carriedInto(teamId, from, Math.max(opens, (chapter - 1) * CHAPTER)),
      matchesOn: (day) => matchesOf(teamId, day),
      treats: !isNational(teamId),
      hurtAt: isNational(teamId)
        ? (instant) => leftBehind(squadAt(instant), instant)
        : (instant) => hurtInTraining(teamId, year, instant),
      squadAt,
      awayAt: (instant) => squads.away(teamId, instant),
      chosen: (match, absent: Absent) =>
        selectionOf(realm.seed, match.id, coachId, rosters.at(teamId, match.kickOff), absent, BENCH).players,
    };
  };

  /**
   * Returns the members of a national squad who are injured at their clubs, at most one goalkeeper among them.
   */
  const leftBehind = (squad: readonly SquadPlayer[], instant: number): readonly Injury[] => {
    const found: Injury[] = [];
    let keepers = 0;
    for (const { id, position } of squad) {
      if (found.length === NATIONAL_ABSENCES) break;
      const clubId = squads.clubOf(id, instant);
      if (clubId === null || (position === 'G' && keepers > 0)) continue;
      const injury = diaryOf(clubId, instant)
        .injuriesAt(instant)
        .find(({ playerId }) => playerId === id);
      if (injury === undefined) continue;
      found.push(injury);
      if (position === 'G') keepers += 1;
    }
    return found;
  };

  /** Drops players who have left the team since. */
  const ofSquad = (teamId: number, instant: number, { injuries, suspensions }: Absences): Absences => {
    const ids = new Set(squads.squad(teamId, instant).map(({ id }) => id));
    const stays = ({ playerId }: Absence) => ids.has(playerId);
    return { injuries: injuries.filter(stays), suspensions: suspensions.filter(stays) };
  };

  return {
    absent: ({ id, frame, ...sides }, side) =>
      diaryOf(sides[side].id, frame.kickOff).absentFrom(id, frame.kickOff),
    sidelined: (teamId, instant) => ofSquad(teamId, instant, sidelinedAt(diaryOf(teamId, instant), instant)),
    sidelinedFrom: (fixture, side, instant) => {
      const { id } = fixture[side];
      const at = Math.min(instant, fixture.frame.kickOff);
      return ofSquad(id, at, sidelinedFrom(diaryOf(id, at), fixture, at));
    },
  };
}

function daysBetween(from: number, to: number): number[] {
  return Array.from({ length: dayAt(to) - dayAt(from) + 1 }, (_, i) => dayAt(from) + i);
}
