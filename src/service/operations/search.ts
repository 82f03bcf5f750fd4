import { allCountries, writeContinent, writeCountryRow } from '#service/answer/country.ts';
import { CONTINENTS_IN_ORDER } from '#service/answer/geography.ts';
import { onePage } from '#service/answer/paging.ts';
import { listedName } from '#service/answer/person-name.ts';
import { writeCountryHit, writeLeagueHit, writeMatchHit, writeNamedHit } from '#service/answer/search-hit.ts';
import { dayInOffset, startOfDay, UTC } from '#service/answer/utc.ts';
import { createNameIndex } from '#service/search/name-index.ts';
import { coveredMatches, sortByKickOff, visibleMatches } from './match-lists.ts';
import { seasonIdsOf } from './matches-of-team.ts';
import { requiredText } from './parameters.ts';
import type { DataRequest, Handler, OperationResult } from './request.ts';

/** Searches have no pages; the longest recorded response has 77 rows (our choice). */
const MAX_HITS = 100;

/** Returns the hits, best first. The counts in `meta` are always 0, as recorded (v2.2 wire, search). */
function hitList(data: readonly object[]): OperationResult {
  return { data, paging: onePage(0) };
}

/** search?t=continent&q=: continents by their English name, and by that in `lang`. */
export const searchContinent: Handler = (request) => {
  const text = requiredText(request.query, 'q');
  const writtenNames = new Map(
    CONTINENTS_IN_ORDER.map((region) => [region.continentId as number, writeContinent(region, request).name]),
  );
  const names = [
    ...CONTINENTS_IN_ORDER.map((region) => [region.continentId, region.name] as const),
    ...writtenNames.entries(),
  ];
  const ids = createNameIndex(names).find(text, MAX_HITS);
  return hitList(ids.map((id) => writeNamedHit(id, writtenNames.get(id) ?? '', 'continent')));
};

/** search?t=country&q=: countries and continents by their English name, and by that in `lang`. */
export const searchCountry: Handler = (request) => {
  const text = requiredText(request.query, 'q');
  const countries = allCountries(request.world);
  const rows = countries.map((each) => writeCountryRow(each, request));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const names = rows.flatMap(({ id, name }, index) => [
    [id, countries[index]?.name ?? name] as const,
    [id, name] as const,
  ]);
  const ids = createNameIndex(names).find(text, MAX_HITS);
  return hitList(ids.flatMap((id) => rowsById.get(id) ?? []).map(writeCountryHit));
};

/** search?t=league&q=: competitions by name; among equals the most popular first. */
export const searchLeague: Handler = (request) => {
  const { world, searchIndexes, query, covers } = request;
  const ids = searchIndexes.leagues.find(requiredText(query, 'q'), MAX_HITS).filter(covers);
  const competitions = ids.flatMap((id) => world.competition(id) ?? []);
  return hitList(competitions.map((competition) => writeLeagueHit(competition, request)));
};

/** A match is found by the most famous teams of a name, since each requires reading its seasons. */
const MAX_TEAMS = 20;

/** Separators: "Marlow vs Tennant", as in the rows, or a dash. */
const TEAM_SEPARATOR = /\s+(?:vs?\.?|[-–])\s+/i;

/** Returns the ids of matching teams: one set for either side, or two for both. */
function teamsOf(text: string, { searchIndexes }: DataRequest): readonly ReadonlySet<number>[] {
  return text.split(TEAM_SEPARATOR, 2).map((name) => new Set(searchIndexes.teams.find(name, MAX_TEAMS)));
}

/** search?t=match&q=: matches from today (UTC) on, in the seasons of matching teams, by kick-off. */
export const searchMatch: Handler = (request) => {
  const { world, now, query } = request;
  const [first, second = null] = teamsOf(requiredText(query, 'q'), request);
  const isBetween = (home: number, away: number) =>
    second === null ? first?.has(home) || first?.has(away) : first?.has(home) && second.has(away);
  const today = startOfDay(dayInOffset(now, UTC), UTC);
  const teams = [...(first ?? [])].flatMap((id) => world.team(id) ?? []);
  const seasons = new Set(teams.flatMap((team) => seasonIdsOf(world, team, now)));
  const matches = [...seasons]
    .flatMap((id) => visibleMatches(world.fixturesOfSeason(id), now))
    .filter(
      ({ frame, home, away }) =>
        frame.kickOff >= today && (isBetween(home.id, away.id) || (second && isBetween(away.id, home.id))),
    );
  return hitList(
    sortByKickOff(coveredMatches(matches, request))
      .slice(0, MAX_HITS)
      .map((fixture) => writeMatchHit(fixture, request)),
  );
};

/** search?t=player&q=: players of current squads, by first and family name in either order. */
export const searchPlayer: Handler = ({ world, searchIndexes, query, now }) => {
  const ids = searchIndexes.players(now).find(requiredText(query, 'q'), MAX_HITS);
  const players = ids.flatMap((id) => world.player(id) ?? []);
  return hitList(players.map((each) => writeNamedHit(each.id, listedName(each), 'player')));
};

/** search?t=referee&q=: referees by first and family name in either order. */
export const searchReferee: Handler = ({ world, searchIndexes, query }) => {
  const ids = searchIndexes.referees.find(requiredText(query, 'q'), MAX_HITS);
  const referees = ids.flatMap((id) => world.referee(id) ?? []);
  return hitList(referees.map((each) => writeNamedHit(each.id, listedName(each), 'referee')));
};

/** search?t=team&q=: teams by name; among equals the most famous first. */
export const searchTeam: Handler = ({ world, searchIndexes, query }) => {
  const ids = searchIndexes.teams.find(requiredText(query, 'q'), MAX_HITS);
  return hitList(
    ids.flatMap((id) => world.team(id) ?? []).map(({ id, name }) => writeNamedHit(id, name, 'team')),
  );
};

/** search?t=tv&q=, and its alias t=channel: TV channels by name. */
export const searchTv: Handler = ({ listings, searchIndexes, query }) => {
  const ids = searchIndexes.channels.find(requiredText(query, 'q'), MAX_HITS);
  const channels = ids.flatMap((id) => listings.channel(id) ?? []);
  return hitList(channels.map(({ id, name }) => writeNamedHit(id, name, 'channel / broadcast')));
};
