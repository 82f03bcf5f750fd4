import { expect, test } from 'vitest';
import { axisOf } from './axis-marks.ts';

const NOON = 1_795_262_400;
const ZONE = 'UTC';
const texts = (marks: ReturnType<typeof axisOf>, size: 'narrow' | 'wide') =>
  marks
    .filter(({ on }) => on[size])
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, minute }) => minute ?? kind);

test('of a match that was played a wide page has room for more than a phone', () => {
  const span = { from: NOON - 1_200, to: NOON + 6_600 };
  const halves = { first: NOON, second: NOON + 3_660, last: span.to };
  const rest = { from: NOON + 2_760, to: NOON + 3_660 };
  const marks = axisOf(span, { kickOff: NOON, halves, rest, zone: ZONE });
  expect(texts(marks, 'wide')).toEqual(['from', 'kick-off', 15, 30, 'half-time', 60, 75, 'to']);
  expect(texts(marks, 'narrow')).toEqual(['kick-off', 30, 'half-time', 'to']);
});

test('the kick-off gives way to now, and the beginning to the kick-off', () => {
  const marks = axisOf(
    { from: NOON - 1_200, to: NOON + 60 },
    { kickOff: NOON, halves: null, rest: null, zone: ZONE },
  );
  expect(texts(marks, 'narrow')).toEqual(['from', 'to']);
});

test('of a week days are written, and no minutes', () => {
  const span = { from: NOON - 3 * 86_400, to: NOON };
  const marks = axisOf(span, { kickOff: NOON + 900, halves: null, rest: null, zone: ZONE });
  expect(texts(marks, 'wide')).toEqual(['from', 'day', 'day', 'day', 'to']);
});
