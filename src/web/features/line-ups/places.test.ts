import { expect, test } from 'vitest';
import { FORMATIONS, sampleSquad } from '#web/testing/sample-squad.ts';
import { placesOf } from './places.ts';

const placesIn = (formation: string | null, squad = sampleSquad(formation ?? '4-4-2')) =>
  squad.map((player) => placesOf(formation, squad)?.get(player));

test.each(FORMATIONS)(
  '%s: gives every player a place of their own in their half, the goalkeeper behind all',
  (formation) => {
    const places = placesIn(formation);
    expect(places).toHaveLength(11);
    const [keeper, ...others] = places;
    for (const place of places) {
      expect(place?.across).toBeGreaterThanOrEqual(0.1);
      expect(place?.across).toBeLessThanOrEqual(0.9);
      expect(place?.up).toBeLessThanOrEqual(0.95);
    }
    expect(Math.min(...others.map((place) => place?.up ?? 0))).toBeGreaterThan((keeper?.up ?? 1) + 0.15);
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) {
        const apart = Math.hypot(
          ((one?.across ?? 0) - (other?.across ?? 0)) * 68,
          ((one?.up ?? 0) - (other?.up ?? 0)) * 52.5,
        );
        expect(apart).toBeGreaterThan(9);
      }
  },
);

test('places full backs of a 4-2-3-1 wide and a little higher than the centre backs', () => {
  const [, right, centre, , left] = placesIn('4-2-3-1');
  expect(right?.across).toBeLessThan(0.2);
  expect(left?.across).toBeGreaterThan(0.8);
  expect(right?.up).toBeGreaterThan(centre?.up ?? 1);
});

test('places three central players closer than a line with wingers', () => {
  const across = (formation: string, from: number, to: number) =>
    placesIn(formation)
      .slice(from, to)
      .map((place) => place?.across);
  expect(across('4-3-3', 5, 8)).toEqual([0.25, 0.5, 0.75]);
  expect(across('4-3-3', 8, 11)).toEqual([0.2, 0.5, 0.8]);
});

test('places players without position names by formation and order', () => {
  const nameless = sampleSquad('4-4-2').map((player) => ({ ...player, position_name: null }));
  const places = placesIn('4-4-2', nameless);
  expect(places.slice(1, 5).map((place) => place?.across.toFixed(2))).toEqual([
    '0.12',
    '0.37',
    '0.63',
    '0.88',
  ]);
  expect(places[9]?.up).toBeCloseTo(0.9);
});

test('uses the field `order`, not the sequence of the response', () => {
  const squad = sampleSquad('4-4-2');
  const reversed = [...squad].reverse();
  const places = placesOf('4-4-2', reversed);
  expect(squad.map((player) => places?.get(player))).toEqual(placesIn('4-4-2', squad));
});

test('falls back to position names without a fitting formation, and to position letters without names', () => {
  const squad = sampleSquad('4-4-2');
  const byName = placesIn(null, squad);
  expect(byName[1]?.up).toBeLessThan(byName[5]?.up ?? 0);
  expect(placesIn('4-4-3', squad)).toEqual(byName);
  const letters = squad.map((player) => ({ ...player, position_name: null, order: null }));
  const byLetter = placesIn('4-4-2', letters);
  expect(new Set(byLetter.map((place) => place?.up.toFixed(1))).size).toBe(4);
});

test('has no places without formation, names and letters', () => {
  const unknown = sampleSquad('4-4-2').map((player) => ({
    ...player,
    position: null,
    position_name: null,
    order: null,
  }));
  expect(placesOf(null, unknown)).toBeNull();
  expect(placesOf('4-4-2', [])).toBeNull();
});
