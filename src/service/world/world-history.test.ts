import { expect, test } from 'vitest';
import { DAY, dayOf } from './calendar/days.ts';
import { ALL_COUNTRIES } from './catalogue/all-countries.ts';
import { NO_LOANS } from './transfers/loans.ts';
import { createWorld, type World } from './world.ts';

const SEED = 3;
const CATALOGUE = ALL_COUNTRIES.filter(({ id }) => id === 1);
const DAY_OF_MATCHES = dayOf(2026, 11, 21);
const AT = DAY_OF_MATCHES * DAY;

const describeDay = (world: World) =>
  world.fixturesOn(DAY_OF_MATCHES).map((fixture) => {
    const [home, away] = world.lineups(fixture);
    return [fixture.id, fixture.frame, home, away];
  });

test('a world with a history is the same world', () => {
  const world = createWorld(SEED, CATALOGUE);
  const day = describeDay(world);
  const early = world.squad(1025, dayOf(2018, 9, 1) * DAY);
  const history = structuredClone(world.history(2026));
  expect(history.tiers.size).toBe(CATALOGUE.length);
  expect(history.absences.size).toBe(2 * day.length);
  expect([...(history.squads.countries.windows.get(1)?.keys() ?? [])].sort()).toEqual([20, 21, 22]);
  expect([...history.squads.trade.keys()].sort()).toEqual([20, 21, 22]);
  const later = createWorld(SEED, CATALOGUE, history);
  expect(describeDay(later)).toEqual(day);
  expect(later.squad(1025, dayOf(2018, 9, 1) * DAY)).toEqual(early);
  expect(later.history(2026)).toEqual(world.history(2026));
});

test('takes absences and final tables from the history instead of computing them', () => {
  const world = createWorld(SEED, CATALOGUE);
  const [fixture] = world.fixturesOn(DAY_OF_MATCHES);
  if (fixture === undefined) throw new Error('No match');
  const starters = (of: World) =>
    of
      .lineups(fixture)[1]
      .players.slice(0, 11)
      .map(({ player }) => player.id);
  const [, absentee = 0] = starters(world);
  const [league] = world.competitions;
  if (league === undefined) throw new Error('No league');
  const champion = world.winners.of(league, 2025);
  const history = structuredClone(world.history(2026));
  const other = createWorld(SEED, CATALOGUE, {
    ...history,
    orders: new Map([...history.orders].map(([key, order]) => [key, order.toReversed()])),
    absences: new Map([[fixture.id * 2 + 1, [absentee]]]),
  });
  expect(starters(other)).not.toContain(absentee);
  expect(other.winners.of(league, 2025)).not.toBe(champion);
});

test('takes tiers and squads from the history instead of computing them', () => {
  const world = createWorld(SEED, CATALOGUE);
  describeDay(world);
  const history = structuredClone(world.history(2026));
  for (const { players } of history.squads.countries.windows.get(1)?.values() ?? []) players.reverse();
  for (const { players } of history.squads.trade.values()) players.reverse();
  const [[first = []] = []] = [...history.tiers.values()].map((seasons) => seasons.at(-1) ?? []);
  const other = createWorld(SEED, CATALOGUE, history);
  const [club = 0] = first;
  const ids = (of: World) => of.squad(club, AT).map(({ id }) => id);
  expect(ids(other)).not.toEqual(ids(world));
});

test('takes loans from the history instead of computing them', () => {
  const world = createWorld(SEED, CATALOGUE);
  describeDay(world);
  const [clubs = []] = world.history(2026).tiers.get(1)?.at(-1) ?? [];
  const ids = (of: World) => clubs.map((club) => of.squad(club, AT).map(({ id }) => id));
  const squads = ids(world);
  const { countries, ...history } = world.history(2026).squads;
  const loans = new Map(Array.from(countries.loans.keys(), (key) => [key, NO_LOANS]));
  expect(loans.has('1 2026')).toBe(true);
  const withoutLoans = { ...history, countries: { ...countries, loans } };
  expect(ids(createWorld(SEED, CATALOGUE, { ...world.history(2026), squads: withoutLoans }))).not.toEqual(
    squads,
  );
});

test('takes the dates of leagues, rounds of cups and friendlies from the history instead of computing them', () => {
  const world = createWorld(SEED, CATALOGUE);
  describeDay(world);
  const { schedules, ...history } = world.history(2026);
  const { leagues, cups, friendlies } = structuredClone(schedules);
  const daysLater = 3;
  for (const { dates } of leagues.values()) {
    const { kickOffs } = dates.calendar;
    kickOffs.forEach((at, i) => {
      kickOffs[i] = at + daysLater * DAY;
    });
  }
  expect(friendlies.has(DAY_OF_MATCHES)).toBe(true);
  const other = createWorld(SEED, CATALOGUE, {
    ...history,
    schedules: {
      leagues,
      cups: new Map([...cups.keys()].map((season) => [season, []])),
      friendlies: new Map([...friendlies.keys()].map((day) => [day, []])),
    },
  });
  const countOf = (of: World, kinds: readonly string[], day: number) =>
    of
      .fixturesOn(day)
      .filter(({ frame, competition }) => kinds.includes(of.competition(competition.id)?.kind ?? frame.kind))
      .length;
  expect(countOf(world, ['league'], DAY_OF_MATCHES)).toBeGreaterThan(10);
  expect(countOf(other, ['league'], DAY_OF_MATCHES + daysLater)).toBe(
    countOf(world, ['league'], DAY_OF_MATCHES),
  );
  expect(countOf(world, ['friendlies'], DAY_OF_MATCHES)).toBeGreaterThan(0);
  expect(countOf(other, ['friendlies'], DAY_OF_MATCHES)).toBe(0);
  const [cup] = world.competitions.filter(({ kind }) => kind === 'cup');
  const champion = (of: World) => (cup === undefined ? null : of.winners.of(cup, 2026));
  expect(champion(world)).not.toBeNull();
  expect(champion(other)).toBeNull();
});
