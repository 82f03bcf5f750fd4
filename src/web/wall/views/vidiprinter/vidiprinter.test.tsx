import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { filterLines } from '#web/matches/vidiprinter/line-filter.ts';
import { EMPTY_PRINTER, mergeLive } from '#web/matches/vidiprinter/printer.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { en } from '#web/testing/words.ts';
import { VidiprinterContext } from '#web/wall/vidiprinter-context.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { vidiprinter } from './vidiprinter.tsx';

afterEach(cleanup);

const ALL = { kinds: new Set<never>(), leagues: new Set<string>() };
const goal = (minute: number, fields = {}) =>
  sampleEvent({ minute, timestamp: KICK_OFF + minute * 60, player_name: `Scorer ${minute}`, ...fields });

/** Returns the lines of live lists, newest first. */
function linesOf(...lists: readonly (readonly ReturnType<typeof sampleMatch>[])[]): readonly ShownLine[] {
  const printer = lists.reduce(
    (state, list, at) => mergeLive(state, list, (KICK_OFF + 1500 + at * 30) * 1000),
    EMPTY_PRINTER,
  );
  return filterLines(printer, ALL);
}

const show = (all: readonly ShownLine[], newsId: string | null = null) =>
  render(
    <WordsContext value={en}>
      <VidiprinterContext value={{ all, newsId }}>
        <WallPages view={vidiprinter} context={sampleWall({ hasVidiprinterLines: true })} />
      </VidiprinterContext>
    </WordsContext>,
  );

const texts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('has no page before its first line', () => {
  expect(vidiprinter.pages(sampleWall())).toEqual([]);
});

test('prints the newest line above the others, and spells out seven', () => {
  const goals = [3, 6, 9, 12, 15, 18, 21].map((minute) => goal(minute));
  show(linesOf([sampleMatch(1, { score: [7, 0], events: goals })]));
  screen.getByText('7 (SEVEN) – 0');
  expect(screen.getByText('21′ Scorer 21').closest('ol')).toBeNull();
  expect(texts()[0]).toBe('15:18:00GoalGOALHome 1 6–0 Away 118′ Scorer 18');
});

test('keeps both a struck line and its correction', () => {
  const first = sampleMatch(1, { score: [1, 0], events: [goal(20)] });
  const ruled = sampleMatch(1, {
    score: [0, 0],
    events: [goal(20, { result: 'cancelled', info: 'Offside' })],
  });
  show(linesOf([first], [ruled]));
  expect(screen.getByText('20′ Scorer 20, ruled out, offside').closest('ol')).toBeNull();
  const [struck] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(struck?.querySelector('s')?.textContent).toBe('Home 1 1–0 Away 1');
  expect(struck?.textContent).toMatch(/ruled out$/);
});

test('has every one of twenty goals that come at once, as far as there is room', () => {
  const before = Array.from({ length: 20 }, (_, n) => sampleMatch(n + 1));
  const after = before.map((_, n) =>
    sampleMatch(n + 1, { score: [1, 0], events: [goal(20, { team_id: `${1001 + n}` })] }),
  );
  const all = linesOf(before, after);
  expect(all.filter(({ line }) => line.kind === 'goal')).toHaveLength(20);
  show(all);
  expect(texts()).toHaveLength(9);
});
