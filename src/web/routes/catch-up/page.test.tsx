/** The followed matches of a day, played back one after the other. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { runCommand } from '#web/navigation/commands.ts';
import { reveals } from '#web/settings/reveals.ts';
import { shields } from '#web/settings/shields.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { leavePages, pass, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

/** The next morning. */
const NOW = KICK_OFF + 18 * 3_600;
const STEP_MS = 4_000;
/** Longer than two matches take, so that a page that stops fails. */
const MAX_SECONDS = 60;
const OVER = { status: 3, phase: 'finished', status_period: '2nd Half', minute: null } as const;

const goalOf = (team: number, player_name: string, fields = {}) =>
  sampleEvent({ team_id: `${team}`, player_name, ...fields });
const whole = (match: object) => ({ ...match, stats: [], coverage: {} });

const EARLY_MATCH = sampleMatch(1, { ...OVER, score: [1, 0], events: [goalOf(1001, 'Osei')] });
const lateMatch = (score: readonly [number, number], scorer: string) =>
  sampleMatch(2, {
    ...OVER,
    kickOff: KICK_OFF + 7_200,
    score,
    events: [goalOf(2002, scorer, { minute: 70, period: '2nd half' })],
  });
const OTHER = sampleMatch(3, { ...OVER, score: [5, 5] });

setUpPages();
beforeEach(() => follow('1001', '2002'));
afterEach(() => {
  leavePages();
  shields.set([]);
  reveals.set([]);
});

function follow(...ids: readonly string[]): void {
  localStorage.setItem(
    'favourites',
    JSON.stringify(ids.map((id) => ({ kind: 'team', id, name: id, img: null }))),
  );
}

async function open(matches: readonly { readonly id: string }[], address = '/catch-up?d=2026-11-21') {
  const requests = await openPage(
    address,
    (url) => {
      const id = /t=info&id=(\d+)/.exec(url)?.[1];
      if (id) return answer(whole(matches.find((one) => one.id === id) ?? {}));
      if (url.includes('t=schedule')) return answer(url.includes('d=2026-11-21') ? matches : []);
      return answer([]);
    },
    NOW,
  );
  await settle();
  return requests;
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const heading = () => screen.queryAllByRole('heading', { level: 2 })[0]?.textContent;
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** All that is on the page and in storage. */
const everything = () =>
  [document.title, document.documentElement.outerHTML, JSON.stringify({ ...localStorage, ...sessionStorage })]
    .join('\n')
    .replaceAll(/[«_]r_?\w+[»_]/g, '');

test('plays the followed matches one after the other without a press, and ends with their rows', async () => {
  await open([EARLY_MATCH, OTHER, lateMatch([0, 1], 'Marlow')]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Catch up, Sat 21 Nov');
  expect(heading()).toBe('Home 1 0, Away 1 0, 1st minute');
  const states: (string | null | undefined)[] = [];
  for (let second = 0; second < MAX_SECONDS && screen.queryByRole('button', { name: 'Pause' }); second += 1) {
    if (heading() && states.at(-1) !== heading()) states.push(heading());
    await pass(1_000);
  }
  expect(states).toEqual([
    'Home 1 0, Away 1 0, 1st minute',
    'Home 1 1, Away 1 0, 20th minute',
    'Home 1 1, Away 1 0, half-time',
    'Home 1 1, Away 1 0, full time',
    'Home 2 v Away 2, Up next',
    'Home 2 0, Away 2 0, 1st minute',
    'Home 2 0, Away 2 0, half-time',
    'Home 2 0, Away 2 1, 70th minute',
    'Home 2 0, Away 2 1, full time',
  ]);
  expect(announced()).toContain('Those were your 2 matches.');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.join()).toMatch(/Home 1 1, Away 1 0, full time.*Home 2 0, Away 2 1, full time/);
  expect(screen.getByRole('link', { name: 'All scores of the day' }).getAttribute('href')).toBe(
    '/?d=2026-11-21',
  );
  expect(shields.get()).toEqual([]);
});

test('nothing tells of a match before its turn: the page is the same whatever its result', async () => {
  const pages: string[][] = [];
  for (const later of [lateMatch([0, 1], 'Marlow'), lateMatch([4, 3], 'Quill')]) {
    await open([EARLY_MATCH, later]);
    const seen: string[] = [];
    for (let second = 0; second < MAX_SECONDS && !heading()?.startsWith('Home 2 0'); second += 1) {
      seen.push(everything());
      await pass(1_000);
    }
    pages.push(seen);
    leavePages();
    shields.set([]);
    reveals.set([]);
    await settle();
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('zone', 'Europe/London');
    follow('1001', '2002');
  }
  expect(pages[0]?.length).toBeGreaterThan(10);
  const [one = [], other = []] = pages.map((seen) => seen.join('\n').split('\n'));
  expect(other.find((line, at) => line !== one[at])).toBeUndefined();
});

test('waits while it is paused, by the button or a key, and goes on', async () => {
  await open([EARLY_MATCH]);
  await press('Pause');
  await pass(5 * STEP_MS);
  expect(heading()).toContain('1st minute');
  act(() => void runCommand('pause'));
  await pass(STEP_MS);
  expect(heading()).toContain('20th minute');
});

test('a match that is skipped stays hidden, and what was played is not offered again', async () => {
  await open([EARLY_MATCH, lateMatch([0, 1], 'Marlow')]);
  await press('Next match');
  expect(heading()).toBe('Home 2 v Away 2, Up next');
  expect(announced()).toContain('Up next: Home 2 – Away 2');
  for (let step = 0; step < 6; step += 1) await pass(STEP_MS);
  expect(document.body.textContent).toContain('Those were your 2 matches.');
  expect(within(screen.getByRole('list')).getAllByRole('button', { name: /Reveal Home 1/ })).toHaveLength(1);
  leavePages();
  await open([EARLY_MATCH, lateMatch([0, 1], 'Marlow')]);
  expect(heading()).toContain('Home 1 0');
  expect(document.body.textContent).not.toContain('Match 1 of');
});

test('a match in play is shown up to now, and the next one follows', async () => {
  const live = { status: 1, phase: 'live', minute: [30], events: [goalOf(1001, 'Osei')] } as const;
  await open([sampleMatch(1, { ...live, score: [1, 0] }), lateMatch([0, 1], 'Marlow')]);
  await pass(STEP_MS);
  expect(heading()).toContain('20th minute');
  await pass(STEP_MS);
  expect(announced()).toContain('That is everything so far.');
  await pass(STEP_MS);
  await pass(100);
  expect(heading()).toBe('Home 2 v Away 2, Up next');
  expect(shields.get().map(({ id }) => id)).toEqual(['1', '2']);
});

test('of a day without a match to catch up on it says so', async () => {
  follow('77');
  await open([EARLY_MATCH], '/catch-up');
  expect(document.body.textContent).toContain('None of the matches you follow on this day is new to you.');
  expect(shields.get()).toEqual([]);
});
