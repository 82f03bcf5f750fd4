import { DAY_S } from '#contract/durations.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { previousSeasonId } from '#service/world/seasons/season.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { World } from '#service/world/world.ts';

/** Club friendlies have no list of teams to search, so only the days around now are read. */
const FRIENDLY_WINDOW_SECONDS = 7 * DAY_S;

/**
 * Returns the current and previous seasons that a team takes part in, among those of its country and
 * international ones.
 */
export function seasonIdsOf(world: World, team: Team, now: number): readonly number[] {
  const ids: number[] = [];
  for (const competition of world.competitions) {
    if (competition.kind === 'friendlies') continue;
    if (competition.countryId !== null && competition.countryId !== team.countryId) continue;
    const current = world.seasonAt(competition.id, now);
    if (current === null) continue;
    for (const season of [current, world.season(previousSeasonId(current))]) {
      if (season?.teams.includes(team.id)) ids.push(season.id);
    }
  }
  return ids;
}

/**
 * Returns a team's matches of the current and previous seasons in all competitions, and a club's friendlies of
 * these days.
 */
export function matchesOfTeam(world: World, team: Team, now: number): Fixture[] {
  const isOurs = ({ home, away }: Fixture) => home.id === team.id || away.id === team.id;
  const inSeasons = seasonIdsOf(world, team, now).flatMap((id) => world.fixturesOfSeason(id).filter(isOurs));
  const nearby = world.fixturesOfTeam(team.id, now - FRIENDLY_WINDOW_SECONDS, now + FRIENDLY_WINDOW_SECONDS);
  return [...inSeasons, ...nearby.filter(({ competition }) => competition.kind === 'friendlies')];
}
