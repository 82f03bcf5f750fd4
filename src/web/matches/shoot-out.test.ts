import { describe, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { createDice } from '#contract/testing/dice.ts';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { shootOutOf } from './shoot-out.ts';

/** Returns the dots of a side: `●` scored, `✕` missed, `○` to come; `>` before the side of the next kick. */
function dots(kicks: string, phase?: MatchRow['phase']) {
  const shootOut = shootOutOf(sampleShootOut(kicks, phase));
  return (['home', 'away'] as const).map((side) => {
    const { kicks = [], remaining = 0, isNext } = shootOut?.[side] ?? {};
    return `${isNext ? '>' : ''}${kicks.map((isScored) => (isScored ? '●' : '✕')).join('')}${'○'.repeat(remaining)}`;
  });
}

test.each([
  ['before the first kick', '', ['○○○○○', '○○○○○']],
  ['after three', 'HaH', ['●●○○○', '>✕○○○○']],
  ['after five', 'AhAHa', ['>✕●○○○', '●●✕○○']],
  ['after seven', 'HAHahAH', ['●●✕●○', '>●✕●○○']],
  ['decided before the fifth', 'HaHaHa', ['●●●', '✕✕✕']],
  ['level after five each', 'HAHAHAHAHA', ['>●●●●●○', '●●●●●○']],
  ['in sudden death', 'HAHAHAHAHAh', ['●●●●●✕', '>●●●●●○']],
  ['decided in sudden death', 'HAHAHAHAHAhA', ['●●●●●✕', '●●●●●●']],
] as const)('shows the kicks %s', (_, kicks, expected) => {
  expect(dots(kicks)).toEqual(expected);
});

test('names no next side before the first kick, nor where sides do not alternate', () => {
  expect(dots('').join()).not.toContain('>');
  expect(dots('HAA').join()).not.toContain('>');
});

test('has nothing to come once the match is over', () => {
  expect(dots('HaHa', 'finished')).toEqual(['●●', '✕✕']);
});

test('has no kicks where the events are missing or disagree with the score', () => {
  const { events, ...without } = sampleShootOut('HA');
  expect(shootOutOf(without)).toBeNull();
  expect(shootOutOf({ ...without, events: (events ?? []).slice(1) })).toBeNull();
  expect(shootOutOf({ ...sampleShootOut('HA'), scores: { ...without.scores, ps_score: null } })).toBeNull();
  expect(shootOutOf({ ...sampleShootOut(''), phase: 'finished' })).toBeNull();
});

describe.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('seed %i', (seed) => {
  test('the dots agree with the score kick by kick until it is decided', () => {
    const dice = createDice(seed);
    for (let i = 0; i < 5; i += 1) dice.below(2);
    const order = dice.oneIn(2) ? ['h', 'a'] : ['a', 'h'];
    let kicks = '';
    for (let shootOut = shootOutOf(sampleShootOut(kicks)); shootOut && !shootOut.isDecided; ) {
      const side = order[kicks.length % 2] === 'h' ? 'home' : 'away';
      expect([shootOut.home.isNext, shootOut.away.isNext]).toEqual(
        kicks === '' ? [false, false] : [side === 'home', side === 'away'],
      );
      expect(shootOut[side].remaining).toBeGreaterThan(0);
      kicks += dice.below(4) > 0 ? side.charAt(0).toUpperCase() : side.charAt(0);
      shootOut = shootOutOf(sampleShootOut(kicks));
      const { home, away, score } = shootOut ?? {};
      expect([home, away].map((one) => one?.kicks.filter(Boolean).length)).toEqual(score);
      expect((home?.kicks.length ?? 0) + (away?.kicks.length ?? 0)).toBe(kicks.length);
    }
    const end = shootOutOf(sampleShootOut(kicks));
    expect(end?.score[0]).not.toBe(end?.score[1]);
    expect([end?.home.remaining, end?.away.remaining]).toEqual([0, 0]);
  });
});
