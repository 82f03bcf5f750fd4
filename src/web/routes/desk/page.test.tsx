/** The desk: what it requests, what it copies, and what it says of a copy that is not right any more. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { leavePages, pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { Desk } from './page.tsx';

const MATCHES =
  '{{#competitions}}{{competition}}\n{{#matches}}{{time}} {{home}} {{score}} {{away}} {{homeScorers}} {{state}}\n{{/matches}}{{/competitions}}';
const TEXT = `{{day}} {{asOf}}\n{{#results}}${MATCHES}{{/results}}{{#fixtures}}${MATCHES}{{/fixtures}}`;
const TEMPLATES = { text: TEXT, html: `<h1>{{day}}</h1>\n${TEXT}`, markdown: `# ${TEXT}` };

const ended = (fields: object = {}) =>
  sampleMatch(1, {
    status: 3,
    phase: 'finished',
    minute: null,
    score: [1, 0],
    events: [sampleEvent()],
    ...fields,
  });

let day: readonly MatchRow[] = [];
let now = KICK_OFF + 7500;
let meta: object = {};
let areTemplatesThere = true;
const copies: string[] = [];

setUpPages();
beforeEach(() => {
  day = [ended()];
  now = KICK_OFF + 7500;
  meta = {};
  areTemplatesThere = true;
  copies.length = 0;
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en'],
    onLine: true,
    userAgent: 'test',
    clipboard: { writeText: async (text: string) => void copies.push(text) },
  });
});

/** Opens the desk and returns the requests so far, each once. */
async function open(address = '/desk') {
  const requests = fakeServer((url) => {
    if (url.includes('/api/desk/')) return areTemplatesThere ? { body: TEMPLATES } : OUTAGE;
    const data = url.includes('t=schedule') ? day : url.includes('/leagues/') ? null : [];
    return { ...answer(data, meta), headers: { 'world-time': `${now * 1000}; rate=1`, age: '0' } };
  });
  renderPage(<Desk />, address);
  await settle();
  return () => [...new Set(requests.map(({ url }) => url.replace('/api/v2.2/', '')))].toSorted();
}

const text = () => screen.getByRole('region', { name: 'What is copied' }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function poll() {
  now += 60;
  await pass(6000);
  await settle();
}

async function copy() {
  press('Copy');
  await settle();
}

test('copies what is on the page: a result with its scorer', async () => {
  await open();
  expect(text()).toBe(
    'Saturday, 21 November 2026 as of 17:05\nEngland · Premier\n15:00 Home 1 1–0 Away 1 Osei 20′\n',
  );
  await copy();
  expect(copies).toEqual([text()]);
  expect(screen.getByText('Nothing has changed since you copied at 17:05.')).toBeDefined();
});

test('requests the list with events, the live list and the templates, and nothing else for results', async () => {
  const requests = await open();
  await poll();
  expect(requests()).toEqual([
    '/api/desk/templates',
    'fixtures/?t=schedule&d=2026-11-21&include=events',
    'livescores/?t=live&include=events',
  ]);
});

test('tables are a request for each competition, channels one for each day', async () => {
  const requests = await open('/desk?sections=tables,tv,fixtures');
  expect(requests().filter((url) => !/templates|t=live|include=events/.test(url))).toEqual([
    'broadcast/?t=schedule&d=2026-11-21&include=tvs',
    'leagues/?t=standings_live&season_id=1',
  ]);
});

test('a corrected scorer is under what has changed, the old text struck, until it is copied again', async () => {
  await open();
  await copy();
  day = [ended({ events: [sampleEvent({ player_name: 'Rask', player_id: '8' })] })];
  await poll();
  const changes = within(screen.getByRole('region', { name: 'Changed since you copied at 17:05' }));
  expect(changes.getByText('Correction')).toBeDefined();
  expect(changes.getByRole('deletion').textContent).toContain('Home 1 1 (Osei 20′), Away 1 0 · FT');
  expect(changes.getByRole('insertion').textContent).toContain('Home 1 1 (Rask 20′), Away 1 0 · FT');
  await copy();
  expect(screen.queryByRole('deletion')).toBeNull();
  expect(copies.at(-1)).toContain('Rask 20′');
});

test('a reload remembers what was copied; another day is another text', async () => {
  await open();
  await copy();
  leavePages();
  day = [ended({ score: [2, 0], events: [sampleEvent(), sampleEvent({ minute: 93 })] })];
  await open();
  expect(screen.getByRole('insertion').textContent).toContain('Home 1 2 (Osei 20′, 93′), Away 1 0 · FT');
  leavePages();
  await open('/desk?d=2026-11-20');
  expect(screen.queryByText(/since you copied/)).toBeNull();
});

test('what a spoiler shield hides is in no text, and the page says so', async () => {
  localStorage.setItem('shields', JSON.stringify([{ kind: 'match', id: '1', name: 'Home 1', since: 0 }]));
  day = [ended(), { ...ended(), id: '2' }];
  await open('/desk?sections=results,fixtures');
  expect(screen.getByText('One match is hidden by your spoiler shield and isn’t in the text.')).toBeDefined();
  expect(text()?.match(/Home 1/g)).toHaveLength(1);
});

test('says of when old data are, in the text, too', async () => {
  await open();
  fakeServer((url) => (url.includes('/api/desk/') ? { body: TEMPLATES } : OUTAGE));
  for (let step = 0; step < 20; step += 1) await pass(60_000);
  expect(text()).toContain('as of 17:05');
});

test('sections and formats are in the address; one section always remains', async () => {
  await open('/desk?sections=results');
  expect(screen.getByRole('checkbox', { name: 'Results' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fixtures' }));
  fireEvent.click(screen.getByRole('radio', { name: 'HTML' }));
  await settle();
  expect(text()).toMatch(/^<h1>Saturday, 21 November 2026<\/h1>\n/);
  expect(screen.getByRole('checkbox', { name: 'Results' }).hasAttribute('disabled')).toBe(false);
});

test('an address that cannot be read, events that the plan lacks, and an empty day are said', async () => {
  meta = { refused: ['events'] };
  day = [];
  await open('/desk?sections=odds');
  expect(screen.getByText(/can’t be read: sections/)).toBeDefined();
  expect(screen.getByText('Scorers are not available for all competitions here.')).toBeDefined();
  expect(screen.getByText('Nothing in these sections on this day.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy' }).hasAttribute('disabled')).toBe(true);
});

test('without templates there is an error, and the text once they have come', async () => {
  areTemplatesThere = false;
  await open();
  expect(screen.getByRole('alert')).toBeDefined();
  areTemplatesThere = true;
  await pass(11_000);
  await settle();
  expect(text()).toContain('Osei');
});

test('a browser that refuses to copy says so, and nothing counts as copied', async () => {
  await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await copy();
  expect(screen.getByText(/didn’t allow copying/)).toBeDefined();
  expect(screen.queryByText(/since you copied/)).toBeNull();
});

test('300 matches are one text', async () => {
  day = Array.from({ length: 300 }, (_, at) =>
    ended({ league: { id: String(at % 30), name: `League ${at % 30}` } }),
  ).map((match, at) => ({ ...match, id: String(at + 1) }));
  await open();
  expect(text()?.match(/Osei 20′/g)).toHaveLength(300);
});
