import { writeMatchHit } from '#service/answer/search-hit.ts';
import { dayInOffset, startOfDay, UTC } from '#service/answer/utc.ts';
import { seasonIdsOf } from '#service/operations/fixtures/matches-of-team.ts';
import { coveredMatches, sortByKickOff, visibleMatches } from '#service/operations/match-lists.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { DataRequest, Handler } from '#service/operations/request.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

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
