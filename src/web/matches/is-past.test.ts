import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { isPast } from './is-past.ts';

const scheduled = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });

test.each([
  ['a match that is over', sampleMatch(1, { status: 3, phase: 'finished' }), KICK_OFF, true],
  ['a match in play', sampleMatch(1), KICK_OFF + 18_000, false],
  ['a match that is an hour late', scheduled, KICK_OFF + 3600, false],
  ['a match without a result five hours after its kick-off', scheduled, KICK_OFF + 18_000, true],
])('%s is past: %#', (_, match, now, expected) => {
  expect(isPast(match, now * 1000)).toBe(expected);
});

test('an old answer says nothing of a result', () => {
  expect(isPast(scheduled, KICK_OFF * 1000)).toBe(false);
  expect(isPast(scheduled, null)).toBe(false);
});
