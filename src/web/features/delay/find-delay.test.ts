import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { findDelay, kickOffOf, type Observation } from './find-delay.ts';

const KICK_OFF = Date.parse('2026-11-21T15:00:40Z');
const EVENT = { type: 'goal', period: '1st half', extra_minute: null };

/** What the service says of a match at an instant: its kick-off is known by the minute alone. */
function observe(at: number, events: readonly object[] = [], kickOff = KICK_OFF): Observation {
  const isLive = at >= kickOff;
  const minute = isLive ? { minute: Math.floor((at - kickOff) / 60_000) + 1, extra: null } : null;
  const state = isLive
    ? { phase: 'live', status_period: '1st half' }
    : { phase: 'scheduled', status_period: null };
  return { asOf: at, match: { ...state, time: { timestamp: 0, minute }, events } as unknown as Match };
}

/** Polls of a proxy whose answers are 5 s old at most, until the kick-off is known. */
function measureKickOff(first: number, kickOff: number): { instant: number; after: number } {
  const observations: Observation[] = [];
  for (let at = first; at < kickOff + 600_000; at += 5000 + (observations.length % 5) * 130) {
    // `Age` counts full seconds.
    observations.push({ ...observe(at, [], kickOff), asOf: at + (observations.length % 10) * 99 });
    const instant = kickOffOf(observations);
    if (instant !== null) return { instant, after: at - kickOff };
  }
  return { instant: 0, after: Infinity };
}

test('a kick-off that is known is within 2 s, after five minutes at the latest', () => {
  for (let shift = 0; shift < 60_000; shift += 1234) {
    const { instant, after } = measureKickOff(KICK_OFF - 30_000, KICK_OFF + shift);
    expect(Math.abs(instant - KICK_OFF - shift)).toBeLessThanOrEqual(2000);
    expect(after).toBeLessThan(300_000);
  }
});

test('a tap at the kick-off finds the delay of the television within 2 s', () => {
  const polls = Array.from({ length: 40 }, (_, index) => observe(KICK_OFF - 9000 + index * 5300));
  for (const delay of [0, 20, 45, 120])
    expect(
      Math.abs((findDelay('kick-off', KICK_OFF + delay * 1000, polls) ?? 999) - delay),
    ).toBeLessThanOrEqual(2);
});

test('a tap at a goal finds the delay to the second, once the goal is in the record', () => {
  const goal = { ...EVENT, timestamp: KICK_OFF / 1000 + 130, minute: 3 };
  const tappedAt = KICK_OFF + 130_400 + 32_000;
  expect(findDelay('goal', tappedAt, [observe(tappedAt)])).toBeNull();
  expect(findDelay('goal', tappedAt, [observe(tappedAt), observe(tappedAt + 5000, [goal])])).toBe(32);
});

test('a goal after the tap, one of more than five minutes before, or one without a time is not the one on screen', () => {
  const tappedAt = KICK_OFF + 600_000;
  for (const timestamp of [tappedAt / 1000 + 3, tappedAt / 1000 - 301, null])
    expect(findDelay('goal', tappedAt, [observe(tappedAt, [{ ...EVENT, timestamp, minute: 4 }])])).toBeNull();
});
