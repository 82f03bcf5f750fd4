import { expect, test } from 'vitest';
import { compareCompetitionPlaces, competitionPlace } from '#contract/order/competition-place.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { createDice, type Dice } from '#contract/testing/dice.ts';
import { type DayList, selectFirstScreens } from './select-first-screens.ts';

const COUNTRIES = ['en', 'ng', 'de', 'al', null] as const;

/** Returns days of matches in competitions of several countries. */
function daysOf(count: number, competitions: number, matches: number, dice: Dice): DayList[] {
  return Array.from({ length: count }, () => ({
    data: Array.from({ length: matches }, (_, at) => {
      const id = dice.below(competitions) + 1;
      const country_code = COUNTRIES[id % COUNTRIES.length] ?? null;
      const league = { id: String(id), name: `League ${id}`, country_code, country_name: country_code };
      return { id: String(at), league } as unknown as MatchRow;
    }),
    meta: { dropped: 0 },
  }));
}

test.each([
  ['en', 1, 60],
  ['ng', 2, 20],
  [null, 3, 60],
] as const)(
  'selects for %s the whole competitions that the page shows first, from %i days, %i matches a day',
  (country, count, minMatches) => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const lists = daysOf(count, 5 + (seed % 90), 40 + seed * 3, createDice(seed));
      const first = selectFirstScreens(lists, country, minMatches);
      const wishes = { pins: [], competitions: new Set<string>(), country };
      const idsOf = (days: readonly DayList[]) =>
        days.flatMap(({ data }) => data.map(({ league }) => league));
      const orderedIds = [...new Map(idsOf(lists).map((league) => [league.id, league])).values()]
        .sort((a, b) => compareCompetitionPlaces(competitionPlace(a, wishes), competitionPlace(b, wishes)))
        .map(({ id }) => id);
      const selectedIds = new Set(idsOf(first).map(({ id }) => id));
      expect(new Set(orderedIds.slice(0, selectedIds.size))).toEqual(selectedIds);
      expect(first.map(({ data }) => data)).toEqual(
        lists.map(({ data }) => data.filter(({ league }) => selectedIds.has(league.id))),
      );
      const isPart = selectedIds.size < orderedIds.length;
      expect(first.map(({ meta }) => meta.part)).toEqual(lists.map(() => (isPart ? true : undefined)));
      const matches = idsOf(first).length;
      if (isPart) expect(matches).toBeGreaterThanOrEqual(minMatches * count);
      const last = orderedIds[selectedIds.size - 1];
      const withoutLast = idsOf(first).filter(({ id }) => id !== last).length;
      expect(withoutLast).toBeLessThan(minMatches * count);
    }
  },
);

test('returns a quiet day whole', () => {
  const quiet = daysOf(1, 4, 30, createDice(7));
  expect(selectFirstScreens(quiet, 'en', 60)).toBe(quiet);
});
