/** The page of a match that is rewound to an earlier minute. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { leavePages, pass, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

const HALF_TIME = KICK_OFF + 47 * 60;
const SECOND_HALF = KICK_OFF + 62 * 60;
const NOW = KICK_OFF + 3 * 3_600;
const AWAY = { team_id: '2001', player_id: '9', player_name: 'Marlow' };

const event = (minute: number, fields: Partial<MatchEvent> = {}) => {
  const [period, start, before] =
    minute > 45 ? (['2nd half', SECOND_HALF, 45] as const) : (['1st half', KICK_OFF, 0] as const);
  return sampleEvent({ minute, period, timestamp: start + (minute - before) * 60 - 30, ...fields });
};
const EVENTS = [event(20), event(61, { ...AWAY, type: 'redcard' }), event(70, AWAY)];

const finished = (fields: object = {}) => ({
  ...sampleMatch(1, { status: 3, phase: 'finished', minute: null, score: [1, 1], events: EVENTS }),
  stats: [],
  attendance: 31_000,
  coverage: { has_lineups: true, has_tvs: true, has_standings: true },
  ...fields,
});
const live = () => ({
  ...finished(),
  ...sampleMatch(1, { status_period: '2nd Half', minute: [75], score: [1, 1], events: EVENTS }),
});

setUpPages();
afterEach(() => {
  leavePages();
  shields.set([]);
});

const iso = (instant: number) => new Date(instant * 1000).toISOString().replace(/(:00)?\.000Z/, 'Z');
const open = (at: string, record: () => object = finished, tab = '') =>
  openPage(
    `/match/1${tab}?at=${at}`,
    (url) => {
      if (/t=info&id=1&/.test(url)) return answer(record());
      return answer(/comments|odds|tvs|t=sort/.test(url) ? [] : null);
    },
    NOW,
  );

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const bar = () => within(screen.getByRole('region', { name: 'Rewind' }));
const statusLine = () => bar().getAllByRole('status')[0] as HTMLElement;
const slider = () => bar().getByRole<HTMLInputElement>('slider', { name: 'Minute' });
async function press(name: string): Promise<void> {
  fireEvent.click(bar().getByRole('button', { name }));
  await settle();
}

test('shows a match as it stood: score, minute, events and title, and nothing of what came later', async () => {
  await open(iso(KICK_OFF + 30 * 60));
  expect(heading()).toBe('Home 1 1, Away 1 0, 31st minute');
  expect(document.title).toBe('Home 1 1–0 Away 1 · As it stood at 15:30 · Touchline');
  expect(bar().getByText('As it stood at 15:30')).toBeDefined();
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getByText('Osei')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/Marlow|1–1|Full time|31,000/);
});

test.each(['/stats', '/h2h', '/odds', '/lineups', '/table'])(
  'says that %s is not available for an earlier minute, and requests nothing for it',
  async (tab) => {
    const requests = await open(iso(KICK_OFF + 30 * 60), finished, tab);
    expect(screen.getByText('Not available for an earlier minute.')).toBeDefined();
    expect(requests.filter(({ url }) => /match_odds|h2h|line|standings|comments|media/.test(url))).toEqual(
      [],
    );
  },
);

test('knows the half-time, with the score then', async () => {
  await open(iso(HALF_TIME + 5 * 60));
  expect(heading()).toBe('Home 1 1, Away 1 0, half-time');
});

test('moves by the slider and from goal to goal', async () => {
  await open(iso(KICK_OFF + 5 * 60));
  expect(heading()).toBe('Home 1 0, Away 1 0, 6th minute');
  await press('Next goal');
  expect(heading()).toBe('Home 1 1, Away 1 0, 20th minute');
  await press('Next goal');
  expect(heading()).toBe('Home 1 1, Away 1 1, 70th minute');
  expect(bar().getByRole('button', { name: 'Next goal' }).getAttribute('aria-disabled')).toBe('true');
  await press('Previous goal');
  expect(heading()).toBe('Home 1 1, Away 1 0, 20th minute');
  fireEvent.change(slider(), { target: { value: KICK_OFF + 10 * 60 } });
  await settle();
  expect(heading()).toBe('Home 1 0, Away 1 0, 11th minute');
  expect(slider().getAttribute('aria-valuetext')).toBe('15:10, 11′, Home 1 0, Away 1 0');
});

test('plays at the chosen speed, pauses, and stops at the result', async () => {
  await open(iso(KICK_OFF + 5 * 60));
  fireEvent.click(bar().getByRole('radio', { name: '×15' }));
  fireEvent.click(bar().getByRole('button', { name: 'Play from here' }));
  await pass(4_000);
  fireEvent.click(bar().getByRole('button', { name: 'Pause' }));
  await pass(5_000);
  expect(heading()).toBe('Home 1 0, Away 1 0, 7th minute');
  fireEvent.click(bar().getByRole('radio', { name: '×60' }));
  fireEvent.click(bar().getByRole('button', { name: 'Play from here' }));
  await pass(180_000);
  expect(heading()).toBe('Home 1 1, Away 1 1, full time');
  expect(bar().getByRole('button', { name: 'Play from here' })).toBeDefined();
});

test('goes back to the result, where the button rewinds to the kick-off', async () => {
  await open(iso(KICK_OFF + 30 * 60));
  await press('Back to the result');
  expect(heading()).toBe('Home 1 1, Away 1 1, full time');
  expect(document.title).toBe('Home 1 1–1 Away 1 · Touchline');
  fireEvent.click(screen.getByRole('button', { name: 'Rewind' }));
  await settle();
  expect(heading()).toBe('Home 1 0, Away 1 0, 1st minute');
  expect(statusLine().className).toBe('sr-only');
});

test.each([
  ['yesterday', 'The time in this link isn’t valid. Showing the latest.', 'Away 1 1, full time'],
  ['2026-11-21T12:00Z', 'The match hadn’t started by then. Showing kick-off.', 'Away 1 0, 1st minute'],
  ['2026-11-21T22:00Z', 'The match was over by then. Showing the result.', 'Away 1 1, full time'],
])('says what is wrong with the time %s, and shows the nearest minute', async (at, sentence, state) => {
  await open(at);
  expect(statusLine().textContent).toBe(sentence);
  expect(heading()).toContain(state);
});

test('a match in play is rewound up to now, and goes back to live', async () => {
  await open(iso(NOW + 600), live);
  expect(statusLine().textContent).toContain('still to come');
  expect(Number(slider().max)).toBe(NOW);
  await press('Previous goal');
  expect(heading()).toContain('Away 1 1, 70th minute');
  await press('Back to live');
  expect(heading()).toContain('Away 1 1, 75th minute');
});

test('says how precise it is where events have no times', async () => {
  const events = EVENTS.map((one) => ({ ...one, timestamp: null }));
  await open(iso(KICK_OFF + 30 * 60), () => finished({ events }));
  expect(heading()).toBe('Home 1 1, Away 1 0, 31st minute');
  expect(bar().getByText(/^Times are approximate/)).toBeDefined();
});

test('a spoiler shield hides the match at every minute', async () => {
  act(() => void addShield({ kind: 'all', id: '', name: '', since: NOW * 1_000, until: null }));
  await open(iso(KICK_OFF + 30 * 60));
  expect(screen.queryByRole('region', { name: 'Rewind' })).toBeNull();
  expect(document.querySelector('[data-score]')?.textContent).toBe('Score hidden');
});
