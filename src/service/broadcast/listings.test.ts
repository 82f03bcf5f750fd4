import { expect, test } from 'vitest';
import { DAY_S } from '#contract/durations.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { BROADCASTERS } from '#service/world/catalogue/channels.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { channelsByCountry, channelsIn } from './channels.ts';
import { createListings } from './listings.ts';

const world = sharedWorld();
const listings = createListings(world);
const NOW = Date.parse('2026-11-21T15:30:00Z') / 1000;
const today = Math.floor(NOW / DAY_S);
const weekend = [today - 1, today, today + 1].flatMap((day) => world.fixturesOn(day));

test('has at least 250 channels in 60 countries, each with a unique name', () => {
  expect(listings.channels.length).toBeGreaterThanOrEqual(250);
  expect(new Set(listings.channels.map(({ countryId }) => countryId)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(listings.channels.map(({ name }) => name)).size).toBe(listings.channels.length);
  expect(new Set(listings.channels.map(({ id }) => id)).size).toBe(listings.channels.length);
  expect(channelsByCountry(world).map(({ countryId }) => countryId)).toHaveLength(BROADCASTERS.length);
  for (const channel of listings.channels) expect(listings.channel(channel.id)).toEqual(channel);
});

test('shows the most popular match on at least 100 channels, and uncovered matches on none', () => {
  const maxChannels = Math.max(...weekend.map((fixture) => listings.channelsOf(fixture, NOW).length));
  expect(maxChannels).toBeGreaterThanOrEqual(100);
  const uncovered = weekend.filter(({ coverage }) => !coverage.tvs);
  expect(uncovered.length).toBeGreaterThan(100);
  expect(uncovered.flatMap((fixture) => listings.channelsOf(fixture, NOW))).toEqual([]);
});

test('never books a channel twice at once, even across midnight', () => {
  const onAir = new Map<number, Fixture[]>();
  for (const fixture of weekend) {
    for (const { id, kind } of listings.channelsOf(fixture, NOW)) {
      if (kind !== 'stream') onAir.set(id, [...(onAir.get(id) ?? []), fixture]);
    }
  }
  expect(onAir.size).toBeGreaterThan(100);
  for (const [id, fixtures] of onAir) {
    const times = fixtures.map(({ frame }) => frame.kickOff).sort((a, b) => a - b);
    const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0));
    expect(Math.min(...gaps, DAY_S), String(id)).toBeGreaterThanOrEqual(2 * 3600);
  }
});

test('shows the top league in its country, and the national team free to air', () => {
  const ofGermany = (fixture: Fixture) =>
    listings.channelsOf(fixture, fixture.frame.kickOff).filter(({ countryId }) => countryId === 3);
  const league = weekend.filter(({ competition }) => competition.id === 30);
  expect(league.length).toBeGreaterThan(4);
  expect(league.filter((fixture) => ofGermany(fixture).length === 0)).toEqual([]);
  const { stream } = channelsByCountry(world).find(({ countryId }) => countryId === 3) ?? { stream: [] };
  for (const fixture of league) expect(ofGermany(fixture)).toContainEqual(stream[0]);
  const window = Array.from({ length: 12 }, (_, n) => world.fixturesOn(today - 12 + n)).flat();
  const national = window.filter(
    ({ competition, coverage, home, away }) =>
      competition.kind.startsWith('national') && coverage.tvs && [home.countryId, away.countryId].includes(3),
  );
  expect(national.length).toBeGreaterThan(0);
  for (const fixture of national) expect(ofGermany(fixture).map(({ kind }) => kind)).toContain('free');
});

test('lists a match from four weeks before kick-off to a week after', () => {
  for (const fixture of weekend) {
    const { kickOff } = fixture.frame;
    const televised = listings.channelsOf(fixture, kickOff).length;
    for (const [now, isListed] of [
      [kickOff - 28 * DAY_S - 1, false],
      [kickOff - 28 * DAY_S, true],
      [kickOff + 7 * DAY_S, true],
      [kickOff + 7 * DAY_S + 1, false],
    ] as const) {
      const count = listings.channelsOf(fixture, now).length;
      expect(listings.isTelevised(fixture, now), String(fixture.id)).toBe(count > 0);
      expect(count, String(fixture.id)).toBe(isListed ? televised : 0);
    }
  }
});

test.each([
  ['a winter day', NOW],
  ['the clocks going back in Europe between', Date.parse('2026-10-20T19:00:00Z') / 1000],
  ['the clocks going forward in Europe between', Date.parse('2027-03-20T15:00:00Z') / 1000],
])('lists a channel’s fixtures exactly from now to 14 days ahead: %s', (_, instant) => {
  const day = Math.floor(instant / DAY_S);
  const [televised] = world
    .fixturesOn(day + 14)
    .filter((fixture) => fixture.visibleFrom < instant && listings.isTelevised(fixture, instant));
  const last = televised?.frame.kickOff ?? 0;
  const [channel] = televised ? listings.channelsOf(televised, instant) : [];
  const idsAt = (now: number) => listings.upcomingOn(channel?.id ?? 0, now).map(({ id }) => id);
  const matchId = televised?.id ?? 0;
  expect(idsAt(last - 14 * DAY_S)).toContain(matchId);
  expect(idsAt(last - 14 * DAY_S - 1)).not.toContain(matchId);
  expect(idsAt(last)).toContain(matchId);
  expect(idsAt(last + 1)).not.toContain(matchId);
});

test('gives the same result in any order of requests', () => {
  const other = createListings(world);
  for (const fixture of weekend.toReversed()) {
    const ids = (from: typeof other) => from.channelsOf(fixture, NOW).map(({ id }) => id);
    expect(ids(other)).toEqual(ids(listings));
  }
  expect(listings.channels).toEqual(channelsByCountry(world).flatMap(channelsIn));
});
