import { expect, test } from 'vitest';
import { disruptionOf } from '#service/engine/disruption.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';

const world = sharedWorld();

test('counts a walkover from its announcement on, even if the table was read a week before', () => {
  const leagues = world.competitions.filter(({ kind }) => kind === 'league').slice(0, 60);
  const walkovers = leagues.flatMap(({ id }) => {
    const season = seasonIdOf(2023, id);
    return world.fixturesOfSeason(season).flatMap(({ frame }) => {
      const end = disruptionOf(frame);
      const isWalkover = end.kind === 'awarded' && end.announced < frame.kickOff;
      return isWalkover ? { season, announced: end.announced } : [];
    });
  });
  const playedAt = (season: number, instant: number) =>
    world
      .tables(season, instant, false)
      .flatMap(({ rows }) => rows)
      .reduce((sum, { overall }) => sum + overall.played, 0);
  for (const { season, announced } of walkovers) {
    playedAt(season, announced - 7 * DAY);
    expect(playedAt(season, announced)).toBe(playedAt(season, announced - 1) + 2);
  }
  expect(walkovers.length).toBeGreaterThan(0);
});
