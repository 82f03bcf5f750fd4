import { expect, test } from 'vitest';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { createWorldIndex } from '#service/world/world-index.ts';
import { createSquadBook } from './squad-book.ts';

const CATALOGUE = ALL_COUNTRIES.filter(({ id }) => id <= 3);
/** In both windows, between their days, and in the middle of a season. */
const DATES = [dayOf(2026, 8, 20), dayOf(2026, 11, 21), dayOf(2027, 1, 20), dayOf(2027, 2, 1)];

test('has the same player at a place as in the whole squad, of market, loan and country', () => {
  const worldIndex = createWorldIndex(4, CATALOGUE);
  const book = createSquadBook(worldIndex);
  for (const { id } of worldIndex.teams.filter((_, t) => t % 5 === 0)) {
    for (const instant of DATES.map((day) => day * DAY)) {
      const squad = book.squad(id, instant);
      expect(squad.map((_, place) => book.player(id, place, instant))).toEqual(squad);
      expect(book.player(id, squad.length, instant)).toBe(0);
    }
  }
});
