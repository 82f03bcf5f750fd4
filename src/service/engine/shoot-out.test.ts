import { expect, test } from 'vitest';
import type { Side } from './match-frame.ts';
import { sampleFrame } from './sample-frames.ts';
import { type Kick, shootOutKicks, shootOutScore } from './shoot-out.ts';

const shootOuts = Array.from({ length: 2000 }, (_, i) => shootOutKicks(sampleFrame(i)));

test('The sides kick in turn', () => {
  for (const kicks of shootOuts) {
    for (const [i, kick] of kicks.entries()) expect(kick.side === kicks[0]?.side).toBe(i % 2 === 0);
  }
});

test('Both sides begin about equally often', () => {
  const home = shootOuts.filter((kicks) => kicks[0]?.side === 'home').length;
  expect(home / shootOuts.length).toBeCloseTo(0.5, 1);
});

/** Returns whether the other side could still catch up within the first five kicks each. */
function isOpen(kicks: readonly Kick[]): boolean {
  const [home, away] = shootOutScore(kicks);
  const kicksLeft = (side: Side): number => 5 - kicks.filter((kick) => kick.side === side).length;
  return home <= away + kicksLeft('away') && away <= home + kicksLeft('home');
}

test('It ends with a winner, as soon as there is one and no sooner', () => {
  for (const kicks of shootOuts) {
    const [home, away] = shootOutScore(kicks);
    expect(home).not.toBe(away);
    if (kicks.length <= 10) {
      expect(isOpen(kicks)).toBe(false);
      expect(isOpen(kicks.slice(0, -1))).toBe(true);
      continue;
    }
    // Sudden death: equal after every earlier pair of kicks.
    for (let pair = 10; pair < kicks.length; pair += 2) {
      const [one, two] = shootOutScore(kicks.slice(0, pair));
      expect(one).toBe(two);
    }
    expect(kicks.length % 2).toBe(0);
  }
});

test('About three kicks in four are scored, and some shoot-outs go to sudden death', () => {
  const kicks = shootOuts.flat();
  expect(kicks.filter((kick) => kick.scored).length / kicks.length).toBeCloseTo(0.76, 1);
  expect(shootOuts.filter((one) => one.length > 10).length).toBeGreaterThan(200);
});
