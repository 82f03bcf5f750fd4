import { expect, test } from 'vitest';
import { disruptionOf } from './disruption.ts';
import type { MatchFrame } from './match-frame.ts';
import type { VisibleEvent } from './match-state.ts';
import { resultOf } from './result.ts';
import { stateAt } from './state.ts';
import { timetableOf } from './timetable.ts';

/*
 * Snapshots of the engine's output for one seed. A change here changes every world in use: finished matches would end
 * differently. Change them only on purpose and mention it in the release notes.
 */
function frame(changes: Partial<MatchFrame>): MatchFrame {
  return {
    seed: 2026,
    id: 4_000,
    kickOff: 1_795_273_200,
    ratings: [1060, 980],
    neutral: false,
    kind: 'league',
    carried: null,
    level: 'men',
    style: null,
    strictness: 1,
    ...changes,
  };
}

/** Includes a second yellow, a late scorer, ruled-out goals, extra time and a shoot-out. */
const FRAMES: readonly MatchFrame[] = [
  frame({ id: 5_672 }),
  frame({ id: 4_684, kind: 'single', neutral: true, ratings: [1000, 1000] }),
  frame({ id: 4_080, kind: 'second-leg', carried: [0, 1], ratings: [1000, 1000] }),
  frame({ id: 4_016, level: 'women', ratings: [900, 1150] }),
  frame({ id: 4_020, level: 'friendly', ratings: [1200, 700] }),
];

/** Writes a value on one line, so that the file stays small. */
function brief(value: unknown): string {
  return JSON.stringify(value, (_, part) => (part === null || part === false ? undefined : part));
}

test('Results are what they were', () => {
  expect(FRAMES.map((one) => brief({ fate: disruptionOf(one).kind, ...resultOf(one) }))).toMatchSnapshot();
});

test('Five hundred results are what they were', () => {
  const results = Array.from(
    { length: 500 },
    (_, i) => resultOf(frame({ id: i * 4 })).final?.join('') ?? '-',
  );
  expect(results.join(' ').match(/.{1,100}( |$)/g)).toMatchSnapshot();
});

test('Fates are what they were', () => {
  const fates = Array.from({ length: 2000 }, (_, i) => disruptionOf(frame({ id: i * 4 }))).filter(
    ({ kind }) => kind !== 'played',
  );
  expect(fates.map(brief)).toMatchSnapshot();
});

test('Timetables are what they were', () => {
  expect(FRAMES.map((one) => brief(timetableOf(one)))).toMatchSnapshot();
});

/** Writes an event in a few words. */
function line(event: VisibleEvent): string {
  const { key, at, minute, extra, side, type, slot, relatedSlot, ownGoal, penalty, reason, info, score } =
    event;
  const flags = `${ownGoal ? ' own goal' : ''}${penalty ? ' penalty' : ''}`;
  return `${key} ${at} ${minute}+${extra} ${side} ${type}${flags} ${slot}/${relatedSlot} ${score ?? ''} ${reason ?? info ?? ''}`;
}

test.each(FRAMES.map((one) => [one.kind, one.level, one] as const))(
  'A %s match of %s is played as it was',
  (_, __, one) => {
    const { kickOff, end } = timetableOf(one);
    for (const instant of [kickOff + 20 * 60, kickOff + 80 * 60, end]) {
      const { events, ...rest } = stateAt(one, instant);
      expect(brief(rest)).toMatchSnapshot();
      expect(events.length).toMatchSnapshot();
    }
    expect(stateAt(one, end + 3600).events.map(line)).toMatchSnapshot();
  },
);
