import { expect, test } from 'vitest';
import { FORMATION_PLACES } from '#contract/formation-places.ts';
import { CATALOGUE_LANGUAGES } from '#contract/operation.ts';
import { WEIGHTED_FORMATIONS } from '#service/world/squads/formations.ts';
import { positionName } from './position-names.ts';

const LABELS = Object.keys(FORMATION_PLACES);

test.each(CATALOGUE_LANGUAGES.filter((language) => language !== 'en'))(
  '%s has a distinct name for every position',
  (language) => {
    const names = LABELS.map((label) => positionName(label, language));
    expect(names.every((name) => name.length > 1)).toBe(true);
    expect(new Set(names).size).toBe(LABELS.length);
    expect(names.filter((name) => LABELS.includes(name))).toEqual([]);
  },
);

test('returns an unknown label unchanged', () => {
  expect(positionName('Sweeper', 'de')).toBe('Sweeper');
});

test.each(WEIGHTED_FORMATIONS.map(([formation]) => formation))(
  'formation $name fits the pitch',
  ({ name, spots }) => {
    const places = spots.map(({ label }) => FORMATION_PLACES[label]);
    expect(places).not.toContain(undefined);
    const defenders = places.filter((place) => place?.line === 'defence');
    expect(places[0]?.line).toBe('goal');
    expect(defenders).toHaveLength(Number(name[0]));
    // No position is taken twice: one on each wing of a line, at most three in its centre.
    const crowd = new Map<string, number>();
    for (const place of places) {
      const key = `${place?.line} ${place?.side}`;
      crowd.set(key, (crowd.get(key) ?? 0) + 1);
    }
    for (const [key, count] of crowd) expect(count, key).toBeLessThanOrEqual(key.endsWith('centre') ? 3 : 1);
  },
);

test('lists the labels of a line from right to left', () => {
  const places = { right: 0, centre: 1, left: 2 };
  for (const [{ name, spots }] of WEIGHTED_FORMATIONS) {
    const sorted = spots.toSorted((a, b) => a.order - b.order);
    const lines = Map.groupBy(sorted, ({ label }) => FORMATION_PLACES[label]?.line);
    for (const line of lines.values()) {
      const sides = line.map(({ label }) => places[FORMATION_PLACES[label]?.side ?? 'centre']);
      expect(sides, name).toEqual(sides.toSorted((a, b) => a - b));
    }
  }
});
