import { expect, test } from 'vitest';
import { createWallCounts } from './wall-counts.ts';

const MINUTE_MS = 60_000;

function setUp() {
  let now = 0;
  const counts = createWallCounts(() => now);
  const pass = (minutes: number) => {
    now += minutes * MINUTE_MS;
  };
  return { ...counts, pass };
}

test('counts a named wall as 0 for an hour after its last report, and forgets the others', () => {
  const { onReport, read, pass } = setUp();
  onReport('a', 'Sports desk');
  onReport('b', 'Sports desk');
  onReport('c', '');
  expect([...read()]).toEqual([
    ['', 1],
    ['Sports desk', 2],
  ]);
  pass(4);
  onReport('a', 'Sports desk');
  pass(1);
  expect([...read()]).toEqual([
    ['', 0],
    ['Sports desk', 1],
  ]);
  pass(58);
  expect(read().get('Sports desk')).toBe(0);
  pass(1);
  expect([...read()]).toEqual([['', 0]]);
});

test('has no series for a wall that was removed', () => {
  const { onReport, remove, read } = setUp();
  onReport('a', 'Sports desk');
  remove('a');
  expect([...read()]).toEqual([['', 0]]);
});

test('has a bounded number of names, and counts the walls of all others', () => {
  const { onReport, read } = setUp();
  for (let wall = 0; wall < 200; wall += 1) onReport(`wall ${wall}`, `name ${wall}`);
  expect(read().size).toBe(51);
  expect(read().get('')).toBe(150);
});
