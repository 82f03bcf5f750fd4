import { expect, test } from 'vitest';
import type { Side } from '#service/engine/match-frame.ts';
import type { VisibleEvent } from '#service/engine/match-state.ts';
import { stateAt } from '#service/engine/state.ts';
import { below, stream } from '#service/engine/streams.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { createWorld } from '#service/world/world.ts';

const world = sharedWorld();
const SIDES = ['home', 'away'] as const;
const LATER_SECONDS = 20 * DAY;

/** Returns matches of random days in three years: leagues, cups, national teams and friendlies. */
function randomMatches(count: number): Fixture[] {
  const key = stream(world.seed, count, 7);
  const days = Array.from({ length: 10 }, (_, i) => dayOf(2025, 1, 1) + below(key, i, 1000));
  const each = Math.ceil(count / days.length);
  return days.flatMap((day, i) => {
    const all = world.fixturesOn(day);
    return Array.from({ length: each }, (_, n) => all[below(key, 100 + i * 50 + n, all.length)]).filter(
      (fixture) => fixture !== undefined,
    );
  });
}

const matches = randomMatches(200);
const isPlayed = (fixture: Fixture) => timetableOf(fixture.frame).periods.length > 0;

function lineUp(fixture: Fixture, side: Side) {
  return world.lineups(fixture)[side === 'home' ? 0 : 1];
}

function absentees(fixture: Fixture, side: Side): number[] {
  const { injuries, suspensions } = world.sidelinedFrom(fixture, side, fixture.frame.kickOff);
  return [...injuries, ...suspensions].map(({ playerId }) => playerId);
}

function eventsOf(fixture: Fixture, side: Side): VisibleEvent[] {
  const { events } = stateAt(fixture.frame, fixture.frame.kickOff + LATER_SECONDS);
  return events.filter((event) => event.side === side);
}

test('leaves sidelined players out of line-ups and still names a full team', () => {
  let absentCount = 0;
  for (const fixture of matches) {
    for (const side of SIDES) {
      const ids = lineUp(fixture, side).players.map(({ player }) => player.id);
      const absent = absentees(fixture, side);
      absentCount += absent.length;
      expect(ids.filter((id) => absent.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(18);
      expect(new Set(absent).isSubsetOf(squadIds(fixture, side))).toBe(true);
    }
  }
  expect(absentCount).toBeGreaterThan(matches.length);
});

function squadIds(fixture: Fixture, side: Side): Set<number> {
  return new Set(world.squad(fixture[side].id, fixture.frame.kickOff).map(({ id }) => id));
}

test('names one goalkeeper in the eleven, one on the bench, and brings substitutes from the bench only', () => {
  for (const fixture of matches.filter(isPlayed)) {
    for (const side of SIDES) {
      const { players } = lineUp(fixture, side);
      expect(players.slice(0, 11).filter(({ player }) => player.position === 'G')).toHaveLength(1);
      expect(players[11]?.player.position).toBe('G');
      for (const { type, slot } of eventsOf(fixture, side)) {
        if (slot !== null) expect(players[slot - 1], `${type} of ${slot}`).toBeDefined();
      }
    }
  }
});

/** Returns the played matches of a league season by team, in order of kick-off. */
function seasonOf(id: number): Map<number, { fixture: Fixture; side: Side }[]> {
  const playedFixtures = world.fixturesOfSeason(id).filter(isPlayed);
  const both = playedFixtures.flatMap((fixture) => SIDES.map((side) => ({ fixture, side })));
  return Map.groupBy(both, ({ fixture, side }) => fixture[side].id);
}

const seasons = [10, 21, 45, 30, 61].map((competition) => seasonIdOf(2025, competition));

/** Eleven and a bench. */
const MATCH_SQUAD = 18;

test('suspends a player who was sent off for the next match of the competition', () => {
  let dismissalCount = 0;
  for (const id of seasons) {
    for (const own of seasonOf(id).values()) {
      for (const [i, { fixture, side }] of own.entries()) {
        const next = own[i + 1];
        const dismissals = eventsOf(fixture, side).filter(({ type }) =>
          ['redcard', 'yellowredcard'].includes(type),
        );
        for (const { slot } of dismissals) {
          const player = lineUp(fixture, side).players[(slot ?? 0) - 1]?.player;
          // The player may have been sold by then, and bans do not pass into a new season.
          if (player === undefined || next === undefined || !squadIds(next.fixture, next.side).has(player.id))
            continue;
          const absent = absentees(next.fixture, next.side);
          const squad = world.squad(next.fixture[next.side].id, next.fixture.frame.kickOff);
          // A ban waits where no more than a match needs are available: two goalkeepers, 16 others.
          const isGoalkeeper = player.position === 'G';
          const available = squad.filter(
            ({ id, position }) => (position === 'G') === isGoalkeeper && !absent.includes(id),
          );
          if (available.length <= (isGoalkeeper ? 2 : MATCH_SQUAD - 2)) continue;
          dismissalCount += 1;
          expect(absent).toContain(player.id);
        }
      }
    }
  }
  expect(dismissalCount).toBeGreaterThan(100);
});

test('suspends only players who were booked or sent off', () => {
  for (const id of seasons) {
    for (const own of seasonOf(id).values()) {
      for (const { fixture, side } of own) {
        for (const { playerId, reason, since } of world.sidelinedFrom(fixture, side, fixture.frame.kickOff)
          .suspensions) {
          const bookedMatch = own.find((each) => each.fixture.frame.kickOff === since);
          if (bookedMatch === undefined) throw new Error(`No match at ${since} for the ban of ${playerId}`);
          const slot = lineUp(bookedMatch.fixture, bookedMatch.side).players.find(
            ({ player }) => player.id === playerId,
          )?.slot;
          const cards = eventsOf(bookedMatch.fixture, bookedMatch.side).filter(
            (event) => event.slot === slot,
          );
          const due = {
            'Red card': 'redcard',
            'Second yellow card': 'yellowredcard',
            'Yellow cards': 'yellowcard',
          };
          expect(cards.map(({ type }) => type)).toContain(due[reason as keyof typeof due]);
        }
      }
    }
  }
});

test('suspends a player for every third booking in a league within a period of six weeks', () => {
  let banCount = 0;
  for (const own of seasonOf(seasons[0] ?? 0).values()) {
    const bookings = new Map<string, number>();
    for (const { fixture, side } of own) {
      const { kickOff } = fixture.frame;
      const events = eventsOf(fixture, side);
      const sentOffSlots = events.filter(({ type }) => type === 'yellowredcard').map(({ slot }) => slot);
      const { players } = lineUp(fixture, side);
      for (const { slot } of events.filter(({ type }) => type === 'yellowcard')) {
        const player = players[(slot ?? 0) - 1]?.player;
        if (player === undefined || sentOffSlots.includes(slot)) continue;
        const key = `${player.id} ${Math.floor(kickOff / (42 * DAY))}`;
        const count = (bookings.get(key) ?? 0) + 1;
        bookings.set(key, count);
        const { suspensions } = world.sidelined(fixture[side].id, timetableOf(fixture.frame).end);
        const hasBan = suspensions.some(
          ({ playerId, since, reason }) =>
            playerId === player.id && since === kickOff && reason === 'Yellow cards',
        );
        expect(hasBan, `${player.name} after ${count}`).toBe(count % 3 === 0);
        banCount += Number(hasBan);
      }
    }
  }
  expect(banCount).toBeGreaterThan(20);
});

test('suspends from the last whistle on, not from the card', () => {
  const [dismissal] = [...seasonOf(seasons[0] ?? 0).values()].flat().filter(({ fixture, side }) => {
    const { end } = timetableOf(fixture.frame);
    return world
      .sidelined(fixture[side].id, end)
      .suspensions.some(({ since }) => since === fixture.frame.kickOff);
  });
  if (dismissal === undefined) throw new Error('Nobody was ever sent off');
  const { fixture, side } = dismissal;
  const suspensionsAt = (instant: number) =>
    world
      .sidelined(fixture[side].id, instant)
      .suspensions.filter(({ since }) => since === fixture.frame.kickOff);
  const { end } = timetableOf(fixture.frame);
  expect(suspensionsAt(end - 1)).toEqual([]);
  expect(suspensionsAt(end).length).toBeGreaterThan(0);
});

test('gives the same absences in whatever order they are requested', () => {
  const other = createWorld(world.seed);
  for (const fixture of matches.filter((_, i) => i % 5 === 0).toReversed()) {
    for (const side of SIDES) {
      const { kickOff } = fixture.frame;
      for (const instant of [kickOff + DAY, kickOff, kickOff - DAY, kickOff - 3 * DAY]) {
        expect(other.sidelinedFrom(fixture, side, instant)).toEqual(
          world.sidelinedFrom(fixture, side, instant),
        );
      }
      expect(other.sidelined(fixture[side].id, kickOff)).toEqual(world.sidelined(fixture[side].id, kickOff));
    }
    expect(other.lineups(fixture)).toEqual(world.lineups(fixture));
  }
});

test('has four to six absences in a team on most days and always leaves a bench', () => {
  const counts = matches.flatMap((fixture) => SIDES.map((side) => absentees(fixture, side).length));
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(mean).toBeGreaterThan(3.5);
  expect(mean).toBeLessThan(6);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
});
