import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { pass } from '#web/testing/render-page.tsx';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { TakeoverLayer } from './takeover-layer.tsx';

setUpPages();

const START = KICK_OFF * 1000;
const SILENT = { volume: 0, isStale: false };

/** A wall's layer of takeovers; `show` gives it another answer, three seconds later. */
async function openLayer(first: readonly MatchRow[], largeMatch: string | null = null, sound = SILENT) {
  takeWorldTime(`${START}; rate=1`, performance.now());
  let asOf = START;
  const layer = (matches: readonly MatchRow[]) => (
    <WordsContext value={en}>
      <SampleProgram confirmed={() => asOf}>
        <TakeoverLayer
          follow={[]}
          moment={{ rows: matches.map((match) => sampleRow(match)), asOf, gap: null, isComplete: true }}
          largeMatch={largeMatch}
          {...sound}
          asOf={asOf}
        />
      </SampleProgram>
    </WordsContext>
  );
  const { rerender } = render(layer(first));
  return async (...matches: readonly MatchRow[]) => {
    asOf += 3000;
    await pass(3000);
    act(() => rerender(layer(matches)));
    await pass(1100);
  };
}

const match = (score: readonly [number, number], events: readonly MatchEvent[] = []) =>
  sampleMatch(1, { score, events });
const text = () => screen.queryByRole('status')?.textContent ?? null;

test('a goal has the screen for eight seconds, with scorer and score; the first answer has none', async () => {
  const show = await openLayer([match([1, 0])]);
  await pass(3000);
  expect(text()).toBeNull();
  await show(
    match(
      [2, 0],
      [
        sampleEvent({ player_id: '8', player_name: 'Brandt', minute: 12 }),
        sampleEvent({ player_name: 'Osei', minute: 67, penalty: true }),
      ],
    ),
  );
  expect(text()).toMatch(/^GOAL67′Home 1Oseipenalty2Away 10England Premier/);
  await pass(8000);
  expect(text()).toBeNull();
});

test('a scorer who becomes known later is added', async () => {
  const show = await openLayer([match([0, 0])]);
  await show(match([1, 0]));
  expect(text()).toContain('scorer to be confirmed');
  await show(match([1, 0], [sampleEvent({ player_name: 'Osei', minute: 20 })]));
  expect(text()).toContain('Osei');
});

test('goals of a match that wait are one takeover', async () => {
  const other = sampleMatch(2);
  const show = await openLayer([match([1, 0]), other]);
  await show(match([1, 0]), sampleMatch(2, { score: [1, 0] }));
  expect(text()).toContain('Home 2');
  await show(match([1, 1]), sampleMatch(2, { score: [1, 0] }));
  await show(match([1, 2]), sampleMatch(2, { score: [1, 0] }));
  await pass(12_000);
  expect(text()).toMatch(/^2 GOALS.*Away 1.*2Home 11/);
});

test('a goal that is ruled out while it has the screen is corrected there', async () => {
  const show = await openLayer([match([0, 0])]);
  await show(match([1, 0]));
  await show(sampleMatch(1, { minute: [24] }));
  expect(text()).toMatch(/^NO GOAL.*Goal ruled out/);
  expect(screen.getByText('1').tagName).toBe('S');
});

test('a second goal of a scorer, and an own goal, say so', async () => {
  const osei = (minute: number) => sampleEvent({ player_name: 'Osei', minute });
  const show = await openLayer([match([1, 0], [osei(3)])]);
  await show(match([2, 0], [osei(3), osei(20)]));
  expect(text()).toContain('2nd goal today');
  await pass(30_000);
  const own = sampleEvent({ player_name: 'Dahl', minute: 30, own_goal: true });
  await show(match([2, 1], [osei(3), osei(20), own]));
  expect(text()).toMatch(/^GOAL30′Away 1Dahlown goal1Home 12/);
});

test('a match that fills the screen has no takeover', async () => {
  const show = await openLayer([match([0, 0])], '1');
  await show(match([1, 0]));
  await pass(30_000);
  expect(text()).toBeNull();
});

test.each([
  [false, 1],
  [true, 0],
])('stale data (%s) have no chime', async (isStale, contexts) => {
  const open = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class extends EventTarget {
      readonly resume = open.mockReturnValue(new Promise(() => {}));
      readonly suspend = async () => {};
      readonly close = async () => {};
    },
  );
  await openLayer([match([0, 0])], null, { volume: 40, isStale });
  await pass(2000);
  expect(open).toHaveBeenCalledTimes(contexts);
});
