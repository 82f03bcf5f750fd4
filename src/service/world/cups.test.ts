import { expect, test } from 'vitest';
import { result } from '#service/engine/result.ts';
import { timetable } from '#service/engine/timetable.ts';
import { ALL_COUNTRIES } from './catalogue/all-countries.ts';
import { CONTINENTAL_CUPS, NATIONAL_REGIONS } from './catalogue/international.ts';
import type { Fixture } from './fixture.ts';
import { seasonId } from './season.ts';
import { createWorld } from './world.ts';

const world = createWorld(11);

function winnerOf(fixture: Fixture): number | null {
  const { winner } = result(fixture.frame);
  return winner === null ? null : fixture[winner].id;
}

/** The matches that decide ties, by round in order. */
function rounds(id: number): readonly (readonly Fixture[])[] {
  const byRound = new Map<number, Fixture[]>();
  for (const fixture of world.fixturesOfSeason(id)) {
    if (fixture.leg === '1/2') continue;
    byRound.set(fixture.round.id, [...(byRound.get(fixture.round.id) ?? []), fixture]);
  }
  return [...byRound.entries()].sort(([a], [b]) => a - b).map(([, fixtures]) => fixtures);
}

/** One winner a tie, winners alone go on, one winner in the end. */
function checkBracket(id: number): void {
  const all = rounds(id);
  const out = new Set<number>();
  all.forEach((fixtures, round) => {
    for (const fixture of fixtures) {
      const winner = winnerOf(fixture);
      expect(winner, `${fixture.competition.name}, ${fixture.round.name}`).not.toBeNull();
      for (const team of [fixture.home.id, fixture.away.id]) {
        expect(out.has(team), 'a loser plays on').toBe(false);
        if (team !== winner) out.add(team);
      }
    }
    const next = all[round + 1];
    if (next === undefined) expect(fixtures).toHaveLength(1);
  });
  expect(out.size).toBe((world.season(id)?.teams.length ?? 0) - 1);
}

test('every domestic cup has one winner, and every tie', () => {
  for (const country of ALL_COUNTRIES) {
    if (country.cup !== null) checkBracket(seasonId(2025, country.id * 10 + 4));
  }
});

test.each(CONTINENTAL_CUPS)('$name has one winner, and every tie', ({ id, clubs }) => {
  for (const year of [2015, 2025]) {
    expect(world.season(seasonId(year, id))?.teams).toHaveLength(clubs);
    checkBracket(seasonId(year, id));
  }
});

test.each(NATIONAL_REGIONS)('the $cupName has one winner, every other year', ({ cup }) => {
  checkBracket(seasonId(2026, cup));
  expect(world.season(seasonId(2025, cup))).toBeNull();
});

test('a tie is known only after the round before it is over', () => {
  for (const id of [14, 24, 404, 911, 914, 931]) {
    const all = rounds(seasonId(id === 911 ? 2025 : 2026, id));
    all.slice(1).forEach((fixtures, i) => {
      const over = Math.max(...(all[i] ?? []).map(({ frame }) => timetable(frame).end));
      for (const fixture of fixtures) {
        expect(fixture.visibleFrom).toBeGreaterThan(over);
        expect(fixture.frame.kickOff).toBeGreaterThan(fixture.visibleFrom);
      }
    });
  }
});

test('a second leg carries what the first one brought, sides changed', () => {
  const second = world.fixturesOfSeason(seasonId(2025, 912)).filter((fixture) => fixture.leg === '2/2');
  expect(second).toHaveLength(16 + 8 + 4 + 2);
  for (const fixture of second) {
    const first = world.fixture(fixture.aggregateId ?? 0);
    const goals = first === null ? null : result(first.frame).final;
    expect(first?.home.id).toBe(fixture.away.id);
    expect(fixture.frame.carried).toEqual([goals?.[1], goals?.[0]]);
  }
});

test('no club is in two cups of a continent at once', () => {
  const teams = [911, 912, 913].flatMap((id) => world.season(seasonId(2025, id))?.teams ?? []);
  expect(new Set(teams).size).toBe(96);
});

test('the champion of last season plays for the first cup of the continent', () => {
  const last = world.season(seasonId(2024, 10));
  const table = world.table(last?.id ?? 0, ((last?.end ?? 0) + 2) * 86_400, false);
  expect(table?.[0]?.zone).toBe('Champions Cup of Europe');
  expect(world.season(seasonId(2025, 911))?.teams).toContain(table?.[0]?.team);
});
