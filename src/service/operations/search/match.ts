import { writeMatchHit } from '#service/answer/search-hit.ts';
import { dayAt, dayStart, UTC } from '#service/answer/utc.ts';
import { seasonsOf } from '#service/operations/fixtures/team-matches.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { DataRequest, Handler } from '#service/operations/request.ts';
import { byKickOff, covered, visible } from '#service/operations/told.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** A match is found by the most famous teams of a name, since each requires reading its seasons. */
const MOST_TEAMS = 20;

/** Separators: "Marlow vs Tennant", as in the rows, or a dash. */
const BETWEEN = /\s+(?:vs?\.?|[-–])\s+/i;

/** Returns the ids of matching teams: one set for either side, or two for both. */
function teamsOf(text: string, { names }: DataRequest): readonly ReadonlySet<number>[] {
  return text.split(BETWEEN, 2).map((name) => new Set(names.teams.find(name, MOST_TEAMS)));
}

/** search?t=match&q=: matches from today (UTC) on, in the seasons of matching teams, by kick-off. */
export const match: Handler = (request) => {
  const { world, now, query } = request;
  const [first, second = null] = teamsOf(requiredText(query, 'q'), request);
  const isFound = (home: number, away: number) =>
    second === null ? first?.has(home) || first?.has(away) : first?.has(home) && second.has(away);
  const today = dayStart(dayAt(now, UTC), UTC);
  const teams = [...(first ?? [])].flatMap((id) => world.team(id) ?? []);
  const seasons = new Set(teams.flatMap((team) => seasonsOf(world, team, now)));
  const found = [...seasons]
    .flatMap((id) => visible(world.fixturesOfSeason(id), now))
    .filter(
      ({ frame, home, away }) =>
        frame.kickOff >= today && (isFound(home.id, away.id) || (second && isFound(away.id, home.id))),
    );
  return answerHits(
    byKickOff(covered(found, request))
      .slice(0, MOST_HITS)
      .map((fixture) => writeMatchHit(fixture, request)),
  );
};
