import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { parseWallAddress } from '#contract/wall-address.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { createQueryClient } from '#web/data/client.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { pass, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { createWallClient } from './health/wall-client.ts';
import { Wall } from './wall.tsx';

setUpPages();
afterEach(cleanup);

const START = KICK_OFF * 1000;

/** Opens a wall at an address; `list` is what the service has, which a test may change. */
async function openWall(search: string, list: { current: readonly MatchRow[] }, client = createWallClient()) {
  const opened = Date.now();
  // The clock of the test before is ahead, and follows only a step back of more than a day.
  worldClock.sample(0, 1, performance.now());
  worldClock.wake();
  const requests = fakeServer((url) => {
    const isOfMatches = url.includes('t=live') || url.includes('t=schedule');
    const headers = { 'world-time': `${START + Date.now() - opened}; rate=1` };
    return { ...answer(isOfMatches ? list.current : []), headers };
  });
  render(
    <QueryClientProvider client={client}>
      <WordsContext value={en}>
        <Wall {...parseWallAddress(`?zone=Europe/London&${search}`)} onCommand={() => {}} />
      </WordsContext>
    </QueryClientProvider>,
  );
  await settle();
  return requests;
}

const text = () => document.body.textContent ?? '';
const goalText = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('a goal takes the screen and is in the ticker; what was scored before the wall was opened is not', async () => {
  const list = { current: [sampleMatch(1, { score: [1, 0], events: [sampleEvent({ minute: 3 })] })] };
  await openWall('views=board', list);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Live');
  await pass(10_000);
  expect(goalText()).toBe('');
  const events = [sampleEvent({ minute: 3 }), sampleEvent({ minute: 24, player_name: 'Brandt' })];
  list.current = [sampleMatch(1, { score: [2, 0], minute: [24], events })];
  await pass(8_000);
  expect(goalText()).toMatch(/^GOAL24′Home 1Brandt/);
  expect(screen.getByRole('contentinfo').textContent).toMatch(/GOALHome 1 2–0 Away 124′ Brandt/);
  await pass(9_000);
  expect(goalText()).toBe('');
});

test('a wall does not look at the spoiler shields of its browser', async () => {
  const all = { kind: 'all', id: '', name: '', since: START - 1000, until: null };
  localStorage.setItem('shields', JSON.stringify([all]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'shields' }));
  const list = { current: [sampleMatch(1, { score: [1, 0], events: [sampleEvent({ minute: 3 })] })] };
  await openWall('views=board', list);
  expect(screen.getByRole('article').textContent).toContain('Osei 3′');
  cleanup();
  // The app's client would withhold it.
  await openWall('views=board', list, createQueryClient());
  expect(screen.queryByText('Osei 3′')).toBeNull();
});

test('a wall whose views have nothing to show has what is next', async () => {
  const kickOff = KICK_OFF + 7200;
  await openWall('views=board', {
    current: [sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff })],
  });
  expect(text()).toContain('Nothing on now');
  expect(screen.getByRole('article').textContent).toMatch(/^17:00in /);
});

test('a parameter that cannot be read is a sentence on the wall, and the rest works', async () => {
  await openWall('views=board,tabel', { current: [sampleMatch(1)] });
  expect(text()).toContain('“tabel” isn’t a view: use table.');
  expect(screen.getByRole('article').textContent).toContain('Home 1');
});

test('a wall is dark outside of its hours', async () => {
  const list = { current: [sampleMatch(1)] };
  await openWall('views=board&from=07:00&until=15:00', list);
  expect(screen.queryByRole('article')).toBeNull();
  cleanup();
  await openWall('views=board&from=07:00&until=23:00', list);
  expect(screen.getByRole('article').textContent).toContain('Home 1');
});

test.each([
  ['05:00', ['2026-11-21', '2026-11-22']],
  ['16:00', ['2026-11-20', '2026-11-21']],
])('at 15:00 the day of a wall with a rollover at %s is of %j', async (rollover, days) => {
  const requests = await openWall(`views=board&rollover=${rollover}`, { current: [sampleMatch(1)] });
  requests.length = 0;
  await pass(15_000);
  const polledDays = requests.flatMap(({ url }) => /[?&]d=([\d-]+)/.exec(url)?.[1] ?? []);
  expect([...new Set(polledDays)].sort()).toEqual(days);
});

test('pages turn every few seconds', async () => {
  const current = Array.from({ length: 10 }, (_, at) => sampleMatch(at + 1));
  await openWall('views=board&every=5', { current });
  const notes = new Set<string>();
  for (let second = 0; second < 12; second += 1) {
    notes.add(text().match(/page \d of \d/)?.[0] ?? '');
    await pass(1000);
  }
  expect([...notes].sort()).toEqual(['page 1 of 2', 'page 2 of 2']);
});

test('a wall plays no sound unless its address has a volume', async () => {
  const contexts = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class extends EventTarget {
      readonly state = 'suspended';
      readonly resume = () => new Promise(() => {});
      readonly suspend = async () => {};
      readonly close = async () => {};
      constructor() {
        super();
        contexts();
      }
    },
  );
  await openWall('views=board', { current: [sampleMatch(1)] });
  expect(contexts).not.toHaveBeenCalled();
  cleanup();
  await openWall('views=board&sound=40', { current: [sampleMatch(1)] });
  expect(contexts).toHaveBeenCalledOnce();
  await pass(2000);
  expect(text()).toContain('Click once to allow sound');
});
