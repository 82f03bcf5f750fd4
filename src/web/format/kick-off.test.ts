import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { kickOffText } from './kick-off.ts';

const kickOff = Date.parse('2026-11-21T15:00:00Z') / 1000;
const scheduled = { phase: 'scheduled', score: null, kickOff } as const;

test.each([
  [0, 'Sat 21 Nov, 15:00'],
  [17, 'Sat 21 Nov'],
])('kick-off of a match with status %i: %s', (status, text) => {
  expect(kickOffText(sampleMatch(1, { ...scheduled, status }), 'Europe/London', 'en-GB')).toBe(text);
});
