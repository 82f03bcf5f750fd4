import { type LastMatches, type Played, writeH2h } from '#service/answer/h2h.ts';
import { onePage } from '#service/answer/paging.ts';
import { settledResult } from '#service/engine/settled-result.ts';
import { matchesOfTeam } from '#service/operations/fixtures/team-matches.ts';
import type { Answer, DataRequest } from '#service/operations/request.ts';
import { covered, visible } from '#service/operations/told.ts';
import type { Fixture } from '#service/world/fixture.ts';
import type { Team } from '#service/world/team.ts';

/** Maximum lengths of the lists (our choice: recordings are shortened). */
const LAST = 10;
const MOST_MEETINGS = 50;

/** Returns the finished matches, newest first. */
function playedOf(fixtures: readonly Fixture[], request: DataRequest): Played[] {
  const { now } = request;
  return covered(visible(fixtures, now), request)
    .flatMap((fixture) => {
      const result = settledResult(fixture.frame, now);
      return result === null ? [] : [{ fixture, result }];
    })
    .sort((a, b) => b.fixture.frame.kickOff - a.fixture.frame.kickOff || b.fixture.id - a.fixture.id);
}

function lastOf(team: Team, request: DataRequest): LastMatches {
  const played = playedOf(matchesOfTeam(request.world, team, request.now), request);
  return {
    overall: played.slice(0, LAST),
    home: played.filter(({ fixture }) => fixture.home.id === team.id).slice(0, LAST),
    away: played.filter(({ fixture }) => fixture.away.id === team.id).slice(0, LAST),
  };
}

/** Compares two teams: their meetings, and the last matches of each. Both h2h operations answer with it. */
export function compared(first: Team, second: Team, request: DataRequest): Answer {
  const { world, now } = request;
  const meetings = playedOf(world.fixturesBetween(first.id, second.id, now), request).slice(0, MOST_MEETINGS);
  const last = [lastOf(first, request), lastOf(second, request)] as const;
  return { data: writeH2h([first, second], last, meetings, request), paging: onePage(1) };
}
