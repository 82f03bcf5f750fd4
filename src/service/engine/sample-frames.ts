import type { MatchFrame } from './match-frame.ts';
import { below, stream } from './streams.ts';

/** Frames for the engine's own tests; the world makes the real ones. */

const FIRST_KICK_OFF = 1_790_000_000;
const SEEDS = 1000;
const SAMPLE = 90;

/** Returns a rating as in a league: about normal around 1000, mostly within 200 of it. */
function rating(i: number, team: number): number {
  const key = stream(2026, i, SAMPLE + team);
  let sum = 0;
  for (let n = 0; n < 6; n++) sum += below(key, n, 101);
  return 1000 + Math.round((sum - 300) * 1.3);
}

/** Returns the i-th of many matches, over 1,000 seeds and about 20 years. */
export function sampleFrame(i: number, changes: Partial<MatchFrame> = {}): MatchFrame {
  return {
    seed: 1 + (i % SEEDS),
    id: i * 4,
    kickOff: FIRST_KICK_OFF + i * 61_200,
    ratings: [rating(i, 0), rating(i, 1)],
    neutral: false,
    kind: 'league',
    carried: null,
    level: 'men',
    style: null,
    strictness: 1,
    ...changes,
  };
}

/** Returns the first frames that satisfy a condition; throws if the first 200,000 hold too few. */
export function framesWhere(
  holds: (frame: MatchFrame) => boolean,
  count: number,
  changes: Partial<MatchFrame> = {},
): MatchFrame[] {
  const frames: MatchFrame[] = [];
  for (let i = 0; i < 200_000 && frames.length < count; i++) {
    const frame = sampleFrame(i, changes);
    if (holds(frame)) frames.push(frame);
  }
  if (frames.length < count) throw new Error(`Found only ${frames.length} of ${count} frames`);
  return frames;
}

/** Returns the i-th match of a mix: league matches, single ties, first and second legs. */
export function mixedFrame(i: number): MatchFrame {
  switch (i % 10) {
    case 7:
      return sampleFrame(i, { kind: 'single', neutral: i % 20 === 7 });
    case 8:
      return sampleFrame(i, { kind: 'first-leg' });
    case 9:
      return sampleFrame(i, { kind: 'second-leg', carried: [i % 3, (i >> 2) % 3] });
    default:
      return sampleFrame(i);
  }
}
