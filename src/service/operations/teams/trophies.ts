import { onePage } from '#service/answer/paging.ts';
import { dayInOffset, UTC } from '#service/answer/utc.ts';
import type { Handler } from '#service/operations/request.ts';
import { yearOf } from '#service/world/calendar/days.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { FIRST_SEASON, seasonName } from '#service/world/seasons/season.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { World } from '#service/world/world.ts';
import { requiredTeam } from './team.ts';

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
