import { expect, test } from 'vitest';
import { axisLabels } from './axis-labels.ts';

const NOON = 1_795_262_400;
const ZONE = 'UTC';
const texts = (labels: ReturnType<typeof axisLabels>, size: 'narrow' | 'wide') =>
  labels
    .filter(({ isVisible }) => isVisible[size])
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, minute }) => minute ?? kind);

test('labels more minutes of a finished match on a wide page than on a phone', () => {
  const span = { from: NOON - 1_200, to: NOON + 6_600 };
  const halves = { first: NOON, second: NOON + 3_660, last: span.to };
  const halfTime = { from: NOON + 2_760, to: NOON + 3_660 };
  const labels = axisLabels(span, { kickOff: NOON, halves, halfTime, zone: ZONE });
  expect(texts(labels, 'wide')).toEqual(['from', 'kick-off', 15, 30, 'half-time', 60, 75, 'to']);
  expect(texts(labels, 'narrow')).toEqual(['kick-off', 30, 'half-time', 'to']);
});

test('omits the kick-off beside now, and prefers it to the first instant', () => {
  const labels = axisLabels(
    { from: NOON - 1_200, to: NOON + 60 },
    { kickOff: NOON, halves: null, halfTime: null, zone: ZONE },
  );
  expect(texts(labels, 'narrow')).toEqual(['from', 'to']);
});

test('labels days instead of minutes over a week', () => {
  const span = { from: NOON - 3 * 86_400, to: NOON };
  const labels = axisLabels(span, { kickOff: NOON + 900, halves: null, halfTime: null, zone: ZONE });
  expect(texts(labels, 'wide')).toEqual(['from', 'day', 'day', 'day', 'to']);
});
