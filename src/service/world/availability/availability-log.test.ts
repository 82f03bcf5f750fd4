import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { utcDayAt } from '#service/world/calendar/days.ts';
import { AvailabilityLog, type LoggedTeam } from './availability-log.ts';
import type { Ban } from './bans.ts';

const world = sharedWorld();

test('serves bans of the previous period once, however often the log is created', () => {
  const [fixture] = world.fixturesOn(utcDayAt(Date.parse('2026-11-21T15:30:00Z') / 1000));
  if (fixture === undefined) throw new Error('No match on a Saturday');
  const { id, season, competition, home, visibleFrom, frame } = fixture;
  const { kickOff } = frame;
  const ban: Ban = {
    playerId: world.squad(home.id, kickOff)[10]?.id ?? 0,
    seasonId: season.id,
    reason: 'Red card',
    isForSendingOff: true,
    since: kickOff - 200_000,
    from: kickOff - 193_000,
    matches: 1,
    servedAt: [],
    until: Number.POSITIVE_INFINITY,
  };
  const match = {
    id,
    kickOff,
    visibleFrom,
    seasonId: season.id,
    competition,
    side: 'home' as const,
    frame: () => frame,
  };
  const team: LoggedTeam = {
    seed: world.seed,
    from: kickOff - 100_000,
    to: kickOff + 1_000_000,
    carriedBans: [ban],
    matchesBetween: (from, to) => (kickOff >= from && kickOff < to ? [match] : []),
    hasMatchInjuries: false,
    otherInjuriesAt: () => [],
    squadAt: (instant) => world.squad(home.id, instant),
    awayAt: () => new Set(),
    select: () => [],
  };
  for (let i = 0; i < 3; i += 1) {
    const log = new AvailabilityLog(team);
    expect(log.absentFrom(id, kickOff)).toEqual(new Set([ban.playerId]));
    expect(log.bansAt(kickOff + 500_000)).toEqual([]);
  }
  expect(ban.servedAt).toEqual([]);
});
