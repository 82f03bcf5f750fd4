import { expect, test } from 'vitest';
import { FORMATIONS, sampleSquad } from '#web/testing/sample-squad.ts';
import { placesOf } from './places.ts';

const placesIn = (formation: string | null, squad = sampleSquad(formation ?? '4-4-2')) =>
  squad.map((player) => placesOf(formation, squad)?.of.get(player));

test.each(FORMATIONS)('%s: gives every player room of their own in their half', (formation) => {
  const squad = sampleSquad(formation);
  const { lines = 1 } = placesOf(formation, squad) ?? {};
  const places = placesIn(formation, squad).map((place) => {
    if (!place) throw new Error('A player has no place.');
    const { across, up, room } = place;
    return {
      left: across - room / 2,
      right: across + room / 2,
      top: up - 0.5 / lines,
      bottom: up + 0.5 / lines,
    };
  });
  expect(places).toHaveLength(11);
  for (const { left, right, top, bottom } of places) {
    expect(left).toBeGreaterThan(-1e-9);
    expect(right).toBeLessThan(1 + 1e-9);
    expect(top).toBeGreaterThan(-1e-9);
    expect(bottom).toBeLessThan(1 + 1e-9);
  }
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const up = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(Math.min(across, up)).toBeLessThan(1e-9);
    }
});

test('places the full backs of a 4-2-3-1 wide, and the goalkeeper behind all', () => {
  const [keeper, right, , , left] = placesIn('4-2-3-1');
  expect(right?.across).toBeLessThan(0.2);
  expect(left?.across).toBeGreaterThan(0.8);
  expect(keeper).toEqual({ across: 0.5, up: 0.1, room: 0.4 });
});

test('counts the lines and the players of the longest', () => {
  expect(placesOf('4-2-3-1', sampleSquad('4-2-3-1'))).toMatchObject({ lines: 5, longest: 4 });
  expect(placesOf('3-5-2', sampleSquad('3-5-2'))).toMatchObject({ lines: 4, longest: 5 });
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
    '0.13',
    '0.38',
    '0.63',
    '0.88',
  ]);
  expect(places[9]?.up).toBeCloseTo(0.875);
});

test('uses the field `order`, not the sequence of the response', () => {
  const squad = sampleSquad('4-4-2');
  const reversed = [...squad].reverse();
  const places = placesOf('4-4-2', reversed);
  expect(squad.map((player) => places?.of.get(player))).toEqual(placesIn('4-4-2', squad));
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
