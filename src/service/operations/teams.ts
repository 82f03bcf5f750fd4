import { DAY_S } from '#contract/durations.ts';
import { notFound } from '#service/answer/errors.ts';
import { countedPage, onePage, pageOf } from '#service/answer/paging.ts';
import { countAbsentees, writeSidelined } from '#service/answer/sidelined.ts';
import { writeSquad } from '#service/answer/squad.ts';
import { writeShortTeam, writeTeamInfo, writeTeamRow } from '#service/answer/team.ts';
import { writeTransfers } from '#service/answer/transfers.ts';
import { dayInOffset, UTC } from '#service/answer/utc.ts';
import { yearOf } from '#service/world/calendar/days.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { FIRST_SEASON, seasonName } from '#service/world/seasons/season.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { World } from '#service/world/world.ts';
import { findSeason } from './horizon.ts';
import { leaguesOfTeam } from './leagues-of-team.ts';
import { optionalId, requiredId, requiredIds } from './parameters.ts';
import type { DataRequest, Handler } from './request.ts';
import { teamsOfSeason } from './teams-of-season.ts';

/** teams?t=byseason&season_id=: the teams of a season; empty for friendlies, whose teams change every day. */
export const teamsBySeason: Handler = (request) => {
  const teams = teamsOfSeason(request);
  return { data: teams.map(writeShortTeam), paging: onePage(teams.length) };
};

/** teams?t=info&id=: one team with its kits and current competitions. */
export const teamInfo: Handler = (request) => ({
  data: writeTeamAt(requiredTeam(request), request),
  paging: onePage(1),
});

/** teams?t=list: teams, optionally of one country including its national teams. */
export const teamList: Handler = (request) => {
  const countryId = optionalId(request.query, 'country_id');
  const { teams } = request.world;
  const all = countryId === null ? teams : teams.filter((team) => team.countryId === countryId);
  const { items, paging } = pageOf(all, request.page);
  return { data: items.map((team) => writeTeamRow(team, request)), paging };
};

/** teams?t=national: men's, women's and youth national teams. */
export const teamNational: Handler = ({ world, page }) => {
  const all = world.teams.filter((team) => team.clubId === null);
  const { items, paging } = pageOf(all, page);
  return { data: items.map(writeShortTeam), paging };
};

/** teams?t=sidelined&id=: players who are injured or suspended today, in any competition. */
export const teamSidelined: Handler = (request) => {
  const team = requiredTeam(request);
  const absences = request.world.sidelined(team.id, request.now);
  return { data: writeSidelined(team, absences, request), paging: countedPage(countAbsentees(absences)) };
};

/** teams?t=sort&ids=: several teams in the requested order; unknown ids are omitted. */
export const teamSort: Handler = (request) => {
  const teams = requiredIds(request.query, 'ids').map((id) => request.world.team(id));
  const data = teams.filter((team) => team !== null).map((team) => writeTeamAt(team, request));
  return { data, paging: onePage(data.length) };
};

/**
 * teams?t=squad&id=: the current squad, or with `season_id` that at the end of a past season. An unknown season
 * has no squad.
 */
export const teamSquad: Handler = (request) => {
  const { world, query, now } = request;
  const team = requiredTeam(request);
  const seasonId = optionalId(query, 'season_id');
  const season = seasonId === null ? null : findSeason(world, seasonId, now);
  const players =
    season === null && seasonId !== null
      ? []
      : world.squad(team.id, Math.min(now, (season?.end ?? Infinity) * DAY_S));
  return { data: writeSquad(players, request), paging: onePage(1) };
};

/** Returns the team that `id` addresses; throws "Team not found". */
function requiredTeam({ world, query }: DataRequest): Team {
  const team = world.team(requiredId(query, 'id'));
  if (team === null) throw notFound('Team');
  return team;
}

/** Writes a team for info and sort. */
function writeTeamAt(team: Team, request: DataRequest) {
  const { world, now } = request;
  return writeTeamInfo(team, leaguesOfTeam(world, team, now), world.coachOf(team.id, now), request);
}

/** teams?t=transfers&id=: arrivals and departures since the start of the season. */
export const teamTransfers: Handler = (request) => {
  const { careers } = request.world;
  return {
    data: writeTransfers(careers.transfers(requiredTeam(request), request.now)),
    paging: onePage(1),
  };
};

/** Returns the years in which a team won a competition, as far as decided, newest first. */
function yearsWon(world: World, team: Team, competition: Competition, now: number): readonly number[] {
  const last = yearOf(dayInOffset(now, UTC));
  const years = Array.from({ length: last - FIRST_SEASON + 1 }, (_, back) => last - back);
  return years.filter(
    (year) =>
      world.isParticipant(team, competition, year) &&
      world.winners.of(competition, year) === team.id &&
      (world.winners.since(competition, year) ?? Infinity) <= now,
  );
}

/** Orders competitions by popularity. */
function byRenown(a: Competition, b: Competition): number {
  return b.popularity - a.popularity || a.id - b.id;
}

/** teams?t=trophies&id=: the titles of a team; a trophy's id is its competition's (our choice). */
export const teamTrophies: Handler = (request) => {
  const { world, now } = request;
  const team = requiredTeam(request);
  const wonTrophies = world.competitions.toSorted(byRenown).flatMap((competition) => {
    const years = yearsWon(world, team, competition, now);
    if (years.length === 0) return [];
    const seasons = years.map((year) => seasonName(competition, year));
    return [{ id: competition.id, name: `${competition.name} Winner`, seasons }];
  });
  return { data: { season_id: null, trophies: wonTrophies }, paging: onePage(wonTrophies.length) };
};
