import { expect, test } from 'vitest';
import { inOrder, placeOf } from '#contract/order/competitions.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { createDice, type Dice } from '#contract/testing/dice.ts';
import { type DayList, firstScreens } from './first-screens.ts';

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
  (country, count, enough) => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const lists = daysOf(count, 5 + (seed % 90), 40 + seed * 3, createDice(seed));
      const first = firstScreens(lists, country, enough);
      const wishes = { pins: [], competitions: new Set<string>(), country };
      const idsOf = (days: readonly DayList[]) =>
        days.flatMap(({ data }) => data.map(({ league }) => league));
      const ordered = [...new Map(idsOf(lists).map((league) => [league.id, league])).values()]
        .sort((a, b) => inOrder(placeOf(a, wishes), placeOf(b, wishes)))
        .map(({ id }) => id);
      const shown = new Set(idsOf(first).map(({ id }) => id));
      expect(new Set(ordered.slice(0, shown.size))).toEqual(shown);
      expect(first.map(({ data }) => data)).toEqual(
        lists.map(({ data }) => data.filter(({ league }) => shown.has(league.id))),
      );
      const isPart = shown.size < ordered.length;
      expect(first.map(({ meta }) => meta.part)).toEqual(lists.map(() => (isPart ? true : undefined)));
      const matches = idsOf(first).length;
      if (isPart) expect(matches).toBeGreaterThanOrEqual(enough * count);
      const last = ordered[shown.size - 1];
      const withoutLast = idsOf(first).filter(({ id }) => id !== last).length;
      expect(withoutLast).toBeLessThan(enough * count);
    }
  },
);

test('returns a quiet day whole', () => {
  const quiet = daysOf(1, 4, 30, createDice(7));
  expect(firstScreens(quiet, 'en', 60)).toBe(quiet);
});
