/** The vidiprinter's page: what it requests, its filters, the reload and the copy. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { leavePages, pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { Vidiprinter } from './page.tsx';

const CUP = { id: '20', name: 'Cup', country_name: 'Wales', country_code: 'wls' };
const goal = (fields: object = {}) => sampleEvent({ timestamp: KICK_OFF + 1200, ...fields });
const redCard = sampleEvent({
  type: 'redcard',
  team_id: '1002',
  player_name: 'Dahl',
  minute: 21,
  timestamp: KICK_OFF + 1260,
});

let live: readonly MatchRow[] = [];
let ended: readonly MatchRow[] = [];
let departed: readonly MatchRow[] = [];
let day: readonly MatchRow[] = [];
let now = KICK_OFF + 1380;
/** Age of the list of matches that ended, s. */
let endedAge = 0;

setUpPages();
beforeEach(() => {
  live = [
    sampleMatch(1, { score: [1, 0], events: [goal()] }),
    sampleMatch(2, { league: CUP, events: [redCard] }),
  ];
  ended = [];
  departed = [];
  day = [];
  now = KICK_OFF + 1380;
  endedAge = 0;
});

/** Opens the page and returns the requests so far, without their common start. */
async function open(address = '/vidiprinter') {
  const requests = fakeServer((url) => {
    const data = url.includes('t=live')
      ? live
      : url.includes('t=ended')
        ? ended
        : url.includes('t=sort')
          ? departed
          : day;
    const age = data === ended ? endedAge : 0;
    return { ...answer(data), headers: { 'world-time': `${now * 1000}; rate=1`, age: String(age) } };
  });
  renderPage(<Vidiprinter />, address);
  await settle();
  return () => requests.splice(0).map(({ url }) => /\?(.*)/.exec(url)?.[1]);
}

/** Returns the lines as they are seen. */
const lines = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const link = within(item).queryByRole('link');
    if (!link?.querySelector('time')) return [];
    for (const hidden of link.querySelectorAll('.sr-only')) hidden.remove();
    return [link.textContent];
  });

/** Lets the next live list come. */
async function poll(seconds = 10): Promise<void> {
  now += seconds;
  await pass(6000);
  await settle();
}

// The first test, because a vidiprinter that was shown before has its lines at once.
test('does not wait for a list of ended matches that is as new as the live list', async () => {
  ended = [sampleMatch(3, { status: 3, phase: 'finished', score: [0, 0], kickOff: KICK_OFF - 7200 })];
  endedAge = 25;
  const requests = await open();
  expect(lines()).toHaveLength(6);
  endedAge = 0;
  await pass(30_000);
  await settle();
  expect(requests().filter((request) => request?.includes('ended'))).toHaveLength(2);
  expect(lines()).toHaveLength(6);
});

test('prints the matches in play and those that ended today, newest first', async () => {
  ended = [
    sampleMatch(3, { status: 3, phase: 'finished', score: [7, 0], kickOff: KICK_OFF - 7200, events: [] }),
  ];
  const requests = await open();
  expect(requests()).toEqual(['t=live&include=events', 't=ended&include=events']);
  expect(lines()).toEqual([
    '15:21RED Home 2 0–0 Away 2 21′ DahlWales · Cup',
    '15:20GOAL Home 1 1–0 Away 1 20′ OseiEngland · Premier',
    '15:00KO Home 2 v Away 2Wales · Cup',
    '15:00KO Home 1 v Away 1England · Premier',
    '14:50FT Home 3 7 (SEVEN) – 0 Away 3England · Premier',
    '13:00KO Home 3 v Away 3England · Premier',
  ]);
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
});

test('prints what happens at the top, strikes what is ruled out, and asks how a match ended', async () => {
  const requests = await open();
  requests();
  const ruledOut = goal({ type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' });
  live = [sampleMatch(1, { events: [ruledOut] })];
  departed = [
    sampleMatch(2, { league: CUP, status: 3, phase: 'finished', score: [0, 0], events: [redCard] }),
  ];
  await poll();
  await pass(2000);
  expect(requests()).toEqual(
    expect.arrayContaining(['t=live&include=events', 't=sort&ids=2&include=events']),
  );
  expect(lines().slice(0, 4)).toEqual([
    '15:23FT Home 2 0–0 Away 2Wales · Cup',
    '15:23CORR Home 1 0–0 Away 1 20′ Osei, ruled out, offsideEngland · Premier',
    '15:21RED Home 2 0–0 Away 2 21′ DahlWales · Cup',
    '15:20GOAL Home 1 1–0 Away 1 20′ Osei ruled outEngland · Premier',
  ]);
  expect([...document.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
    'Home 1 1–0 Away 1',
    '20′ Osei',
  ]);
});

test('goes on after a reload, and asks for what ended after a longer absence only', async () => {
  await open();
  leavePages();
  now += 30;
  live = [
    sampleMatch(1, { score: [2, 0], events: [goal(), goal({ timestamp: KICK_OFF + 1400, minute: 24 })] }),
    ...live.slice(1),
  ];
  const requests = await open();
  expect(requests()).toEqual(['t=live&include=events']);
  expect(lines().slice(0, 2)).toEqual([
    '15:23GOAL Home 1 2–0 Away 1 24′ OseiEngland · Premier',
    '15:21RED Home 2 0–0 Away 2 21′ DahlWales · Cup',
  ]);
  expect(lines()).toHaveLength(5);
  leavePages();
  now += 600;
  expect((await open())()).toEqual(['t=live&include=events', 't=ended&include=events']);
  expect(lines()).toHaveLength(5);
});

test('lines that other spoiler shields let through are not shown again', async () => {
  await open();
  leavePages();
  const stored = JSON.parse(sessionStorage.getItem('vidiprinter') ?? '');
  sessionStorage.setItem('vidiprinter', JSON.stringify({ ...stored, shields: '[]' }));
  live = live.slice(1);
  await open();
  expect(lines().map((text) => /Home \d/.exec(text ?? '')?.[0])).toEqual(['Home 2', 'Home 2']);
});

test('the address says which kinds and competitions are shown, and is refused in words', async () => {
  await open('/vidiprinter?kinds=goals,reds&leagues=20');
  expect(lines()).toEqual(['15:21RED Home 2 0–0 Away 2 21′ DahlWales · Cup']);
  const kinds = within(screen.getByRole('navigation', { name: 'Show' }));
  expect(kinds.getByRole('link', { name: 'Goals' }).getAttribute('href')).toBe(
    '/vidiprinter?leagues=20&kinds=reds',
  );
  expect(screen.getByRole('link', { name: 'Wales · Cup 2' }).getAttribute('href')).toBe(
    '/vidiprinter?kinds=goals,reds',
  );
  expect(screen.queryByText(/The link asks/)).toBeNull();
  leavePages();
  await open('/vidiprinter?kinds=throw-ins&leagues=x');
  expect(screen.getByText(/“throw-ins, x” isn’t a filter/)).toBeDefined();
  expect(lines()).toHaveLength(4);
  leavePages();
  await open('/vidiprinter?kinds=full-times');
  expect(screen.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/vidiprinter');
});

test('copies the lines that are shown as text', async () => {
  const writeText = vi.fn(async () => {});
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  live = [
    sampleMatch(1, { events: [goal({ type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' })] }),
  ];
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
  await settle();
  expect(writeText).toHaveBeenCalledWith(
    '15:20  GOAL  Home 1 1–0 Away 1  20′ Osei  (ruled out)  (Premier)\n15:00  KO  Home 1 v Away 1  (Premier)\n',
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
});

test('says when the next match kicks off while nothing is on', async () => {
  live = [];
  day = [
    sampleMatch(4, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: KICK_OFF + 9000 }),
  ];
  await open();
  expect(screen.getByText('Nothing is on at the moment. Next kick-off: 17:30.')).toBeDefined();
});
