import { expect, test } from 'vitest';
import { shuffle } from './draw.ts';
import { STREAM } from './random-streams.ts';

const TEAMS = Array.from({ length: 40 }, (_, i) => 1001 + i * 7);

function order(teams: readonly number[]): readonly number[] {
  return shuffle(1, 5, STREAM.cupDraw, teams, (team) => team);
}

test('draws every team once, in another order than given', () => {
  expect([...order(TEAMS)].sort((a, b) => a - b)).toEqual(TEAMS);
  expect(order(TEAMS)).not.toEqual(TEAMS);
});

test('keeps the order of the others when teams are added or given in another order', () => {
  const some = TEAMS.filter((_, i) => i % 3 !== 0);
  expect(order(TEAMS).filter((team) => some.includes(team))).toEqual(order(some));
  expect(order([...TEAMS].reverse())).toEqual(order(TEAMS));
});
