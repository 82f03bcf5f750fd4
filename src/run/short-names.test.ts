import { expect, test } from 'vitest';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { teamsOf } from '#service/world/teams/teams.ts';
import { shortName } from '#web/format/short-name.ts';

/** Short names of all teams of the world, by country and kind: teams of one league are in one list. */
const lists = ALL_COUNTRIES.flatMap((country) => {
  const teams = teamsOf(2026, country);
  return [...Map.groupBy(teams, ({ kind }) => kind).values()].map((list) =>
    list.map(({ name }) => shortName(name)),
  );
});

test('no short name has more than two initials', () => {
  expect(lists.flat().length).toBeGreaterThan(4000);
  expect(lists.flat().filter((name) => (name.match(/(?<!\p{L})\p{L}\./gu) ?? []).length > 2)).toEqual([]);
});

test('no two teams that can meet in a league have one short name', () => {
  const doubles = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
  expect(lists.flatMap(doubles)).toEqual([]);
});
