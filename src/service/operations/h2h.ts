import { invalidParameter, notFound } from '#service/answer/errors.ts';
import { type LastMatches, type PlayedMatch, writeH2h } from '#service/answer/h2h.ts';
import { onePage } from '#service/answer/paging.ts';
import { settledResult } from '#service/engine/settled-result.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Team } from '#service/world/teams/team.ts';
import { requiredMatch } from './find-match.ts';
import { coveredMatches, visibleMatches } from './match-lists.ts';
import { matchesOfTeam } from './matches-of-team.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest, Handler, OperationResult } from './request.ts';

/** Maximum lengths of the lists (our choice: recordings are shortened). */
const MAX_LAST_MATCHES = 10;
const MAX_MEETINGS = 50;

/** Returns the finished matches, newest first. */
function finishedMatches(fixtures: readonly Fixture[], request: DataRequest): PlayedMatch[] {
  const { now } = request;
  return coveredMatches(visibleMatches(fixtures, now), request)
    .flatMap((fixture) => {
      const result = settledResult(fixture.frame, now);
      return result === null ? [] : [{ fixture, result }];
    })
    .sort((a, b) => b.fixture.frame.kickOff - a.fixture.frame.kickOff || b.fixture.id - a.fixture.id);
}

function lastMatchesOf(team: Team, request: DataRequest): LastMatches {
  const matches = finishedMatches(matchesOfTeam(request.world, team, request.now), request);
  return {
    overall: matches.slice(0, MAX_LAST_MATCHES),
    home: matches.filter(({ fixture }) => fixture.home.id === team.id).slice(0, MAX_LAST_MATCHES),
    away: matches.filter(({ fixture }) => fixture.away.id === team.id).slice(0, MAX_LAST_MATCHES),
  };
}

/** Compares two teams: their meetings, and the last matches of each. Both h2h operations answer with it. */
function compareTeams(first: Team, second: Team, request: DataRequest): OperationResult {
  const { world, now } = request;
  const meetings = finishedMatches(world.fixturesBetween(first.id, second.id, now), request).slice(
    0,
    MAX_MEETINGS,
  );
  const last = [lastMatchesOf(first, request), lastMatchesOf(second, request)] as const;
  return { data: writeH2h([first, second], last, meetings, request), paging: onePage(1) };
}

/** h2h?t=match&id=: the two teams of a match, home first, including the match itself once it is over. */
export const h2hMatch: Handler = (request) => {
  const { home, away } = requiredMatch(request);
  return compareTeams(home, away, request);
};

/** h2h?t=teams&team1=&team2=: two teams in the requested order. */
export const h2hTeams: Handler = (request) => {
  const { world, query } = request;
  const first = world.team(requiredId(query, 'team1'));
  const second = world.team(requiredId(query, 'team2'));
  if (first === null || second === null) throw notFound('Team');
  if (first === second) throw invalidParameter('team2');
  return compareTeams(first, second, request);
};
