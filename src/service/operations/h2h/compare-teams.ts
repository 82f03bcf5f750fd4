import { type LastMatches, type PlayedMatch, writeH2h } from '#service/answer/h2h.ts';
import { onePage } from '#service/answer/paging.ts';
import { settledResult } from '#service/engine/settled-result.ts';
import { matchesOfTeam } from '#service/operations/fixtures/matches-of-team.ts';
import { coveredMatches, visibleMatches } from '#service/operations/match-lists.ts';
import type { DataRequest, OperationResult } from '#service/operations/request.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Team } from '#service/world/teams/team.ts';

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
export function compareTeams(first: Team, second: Team, request: DataRequest): OperationResult {
  const { world, now } = request;
  const meetings = finishedMatches(world.fixturesBetween(first.id, second.id, now), request).slice(
    0,
    MAX_MEETINGS,
  );
  const last = [lastMatchesOf(first, request), lastMatchesOf(second, request)] as const;
  return { data: writeH2h([first, second], last, meetings, request), paging: onePage(1) };
}
