import { expect, test } from 'vitest';
import { statesOfFreshEngine } from '#service/testing/fresh-engine.ts';
import { mixedFrame } from './sample-frames.ts';
import { stateAt } from './state.ts';
import { timetableOf } from './timetable.ts';

test('The same seed gives the same match, in whatever order matches are requested', async () => {
  const frames = Array.from({ length: 1000 }, (_, i) => mixedFrame(i * 7));
  const requests = frames.map((frame) => ({ frame, instant: frame.kickOff + 4321 }));
  const states = requests.map(({ frame, instant }) => stateAt(frame, instant));
  const again = await statesOfFreshEngine(requests.toReversed());
  expect(again.toReversed()).toEqual(states);
});

test('Another seed, id, rating or kick-off gives another story, even while the first is cached', () => {
  const frame = mixedFrame(10);
  const state = JSON.stringify(stateAt(frame, frame.kickOff + 7000));
  const others = [
    { seed: frame.seed + 1 },
    { id: frame.id + 4 },
    { ratings: [1400, 700] as const },
    { kickOff: frame.kickOff - 3600 },
    { level: 'women' as const },
    { kind: 'single' as const, neutral: true },
  ];
  for (const other of others)
    expect(JSON.stringify(stateAt({ ...frame, ...other }, frame.kickOff + 7000))).not.toBe(state);
  expect(JSON.stringify(stateAt(frame, frame.kickOff + 7000))).toBe(state);
});

test('A match before kick-off is the same whether or not its story is cached', () => {
  for (let i = 0; i < 200; i++) {
    const frame = { ...mixedFrame(i), seed: 77 };
    const { kickOff } = timetableOf(frame);
    const unknown = [-4 * 86_400, -300, -1].map((seconds) => stateAt(frame, kickOff + seconds));
    stateAt(frame, kickOff + 86_400);
    expect([-4 * 86_400, -300, -1].map((seconds) => stateAt(frame, kickOff + seconds))).toEqual(unknown);
  }
});
