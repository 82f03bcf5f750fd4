/** The page of a match that a spoiler shield hides. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { shieldSharedMatch } from '#web/routes/match/shielded/shield-shared-match.ts';
import { reveals } from '#web/settings/reveals.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { leavePages, pass, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

const NOW = KICK_OFF + 2 * 3_600;
const AWAY = { team_id: '2001', player_id: '9', player_name: 'Marlow' };

const event = (type: string, minute: number, fields: Partial<MatchEvent> = {}) =>
  sampleEvent({ type, minute, period: minute > 45 ? '2nd half' : '1st half', ...fields });
const EVENTS = [event('goal', 20), event('redcard', 61, AWAY), event('goal', 70, AWAY)];

const finished = (fields: object = {}) => ({
  ...sampleMatch(1, { status: 3, phase: 'finished', minute: null, score: [1, 1], events: EVENTS }),
  stats: [],
  coverage: { has_lineups: true, has_tvs: true, has_standings: true },
  ...fields,
});

setUpPages();
beforeEach(() => addShield({ kind: 'all', id: '', name: '', since: NOW * 1_000, until: null }));
afterEach(() => {
  leavePages();
  shields.set([]);
  reveals.set([]);
});

/** Opens the match at one of its tabs; the server sends what `record` returns at the time. */
const open = (tab = '', record: () => object = finished) =>
  openPage(
    `/match/1${tab}`,
    (url) => {
      if (/t=info&id=1&/.test(url)) return answer(record());
      return answer(/comments|odds|tvs|t=sort/.test(url) ? [] : null);
    },
    NOW,
  );

/** Returns the first button of a name: the header's one. */
function button(name: string): HTMLElement {
  const [first] = screen.getAllByRole('button', { name });
  if (!first) throw new Error(`There is no button ${name}.`);
  return first;
}
async function press(name: string): Promise<void> {
  button(name).focus();
  fireEvent.click(button(name));
  await settle();
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const timeline = () =>
  within(screen.getByRole('region', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('hides the score, the state and the events, and keeps who plays when', async () => {
  await open();
  expect(heading()).toBe('Home 1 v Away 1, Score hidden');
  expect(document.title).toBe('Home 1 – Away 1 · Touchline');
  expect(document.body.textContent).not.toMatch(/1\s*–\s*1|Osei|Marlow|Full time|FT|kicks off/i);
  expect(screen.getByRole('link', { name: 'Home 1' })).toBeDefined();
});

test('has every tab, of which those with spoilers say that they are hidden', async () => {
  await open('/stats');
  const tabs = within(screen.getByRole('navigation', { name: 'Match sections' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Line-ups',
    'Stats',
    'Table',
    'Odds',
    'H2H',
    'TV',
    'Info',
  ]);
  expect(screen.getByText(/Hidden by your spoiler shield/)).toBeDefined();
});

test('reveals everything at a press, moves the focus there and announces no goal', async () => {
  await open();
  expect(screen.getAllByRole('button', { name: 'Reveal' })).toHaveLength(1);
  expect(document.body.textContent).not.toContain('up to date');
  await press('Reveal');
  expect(heading()).toBe('Home 1 1, Away 1 1, full time');
  expect(timeline()).toHaveLength(6);
  expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  expect(document.body.textContent).not.toMatch(/goal!/i);
  for (const status of screen.queryAllByRole('status')) expect(status.textContent).not.toMatch(/goal/i);
});

test('plays the match back one press a step, and its end reveals it', async () => {
  await open();
  await press('Play it back');
  expect(heading()).toBe('Home 1 0, Away 1 0, 1st minute');
  expect(document.activeElement).toBe(button('Next'));
  await press('Next');
  expect(heading()).toBe('Home 1 1, Away 1 0, 20th minute');
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(texts).toContain('20th minute, Goal, Home 1, Osei, Home 1 1, Away 1 0');
  await press('Next');
  expect(heading()).toBe('Home 1 1, Away 1 0, half-time');
  await press('Next');
  expect(timeline().join()).toContain('Marlow');
  expect(document.title).toBe('Home 1 – Away 1 · Touchline');
  await press('Next');
  expect(heading()).toBe('Home 1 1, Away 1 1, 70th minute');
  expect(screen.queryByText('Full time')).toBeNull();
  await press('Next');
  expect(heading()).toBe('Home 1 1, Away 1 1, full time');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('stops where the viewer wants, hides the score again, and goes on from there', async () => {
  await open();
  await press('Play it back');
  await press('Next');
  await press('Stop');
  expect(heading()).toBe('Home 1 v Away 1, Score hidden');
  expect(document.activeElement).toBe(button('Resume where you left off'));
  leavePages();
  await open();
  await press('Resume where you left off');
  expect(heading()).toBe('Home 1 1, Away 1 0, 20th minute');
});

test('goes on by itself until it is paused, a step every four seconds', async () => {
  await open();
  await press('Play it back');
  await press('Play');
  await pass(3_500);
  expect(heading()).toContain('20th minute');
  await press('Pause');
  await pass(20_000);
  expect(heading()).toContain('20th minute');
});

test('of a match in play tells when there is no more yet, and does not reveal it', async () => {
  const live = {
    status: 1,
    phase: 'live',
    status_period: '2nd Half',
    time: { timestamp: KICK_OFF, minute: { minute: 80, extra: null } },
  };
  const { scores } = finished();
  let record = finished({ ...live, events: EVENTS.slice(0, 1), scores: { ...scores, away_score: 0 } });
  await open('', () => record);
  for (const name of ['Play it back', 'Next', 'Next', 'Next']) await press(name);
  expect(screen.getByText('That is everything so far.')).toBeDefined();
  expect(heading()).toContain('half-time');
  record = finished(live);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(heading()).toContain('half-time');
  await press('Next');
  expect(heading()).toContain('61st minute');
  expect(screen.queryByText('That is everything so far.')).toBeNull();
});

test('shares a link without spoilers, of the open tab', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'], userAgent: '', share });
  await open('/lineups');
  await press('Share');
  await vi.dynamicImportSettled();
  await settle();
  expect(screen.getByText(/^Feeds show scores at once/)).toBeDefined();
  await press('Share the link');
  const url = `${location.origin}/match/1/lineups?spoilers=off`;
  expect(share).toHaveBeenCalledWith({ title: 'Home 1 – Away 1', url });
});

test('a shared link without spoilers hides its match, and the shield has its name', async () => {
  shields.set([]);
  shieldSharedMatch('/match/1/stats');
  await open();
  expect(heading()).toBe('Home 1 v Away 1, Score hidden');
  expect(shields.get()).toMatchObject([{ kind: 'match', id: '1', name: 'Home 1 – Away 1' }]);
  await press('Reveal');
  expect(shields.get()).toEqual([]);
});
