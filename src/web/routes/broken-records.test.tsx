/** Pages with records that lack fields of the contract or have other types. */

import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { emptyAnswer } from '#web/testing/empty-answer.ts';
import { CAUGHT_BY_BOUNDARY, expectMessages } from '#web/testing/expected-messages.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { drawAllRows } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();
beforeEach(() => expectMessages(CAUGHT_BY_BOUNDARY));

const NOW = KICK_OFF + 2400;
const league = (id: number) => ({ league: { id: String(id), name: `League ${id}` } });
const SECTION = /This section didn’t load/;

const wholeMatch = (fields = {}) => ({
  ...sampleMatch(1, { minute: [40], score: [1, 0], events: [sampleEvent()] }),
  stats: [],
  attendance: null,
  pitch: null,
  coverage: { has_lineups: null, has_tvs: null, has_standings: null },
  ...fields,
});

async function openScores(broken: object): Promise<void> {
  const list = [
    sampleMatch(1, league(1)),
    { ...sampleMatch(2, league(2)), ...broken },
    sampleMatch(3, league(3)),
  ];
  await openPage('/', (url) => answer(/livescores|d=2026-11-21/.test(url) ? list : []), NOW);
  await drawAllRows();
}

test.each(['scores', 'teams', 'time'])('a list shows a match without %s with placeholders', async (field) => {
  await openScores({ [field]: undefined });
  for (const id of [1, 2, 3])
    expect(screen.getByRole('heading', { name: new RegExp(`League ${id}`) })).toBeDefined();
  expect(screen.getByRole('link', { name: /Home 1 0, Away 1 0/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /Home 3 0, Away 3 0/ })).toBeDefined();
  expect(document.querySelector('a[href="/match/2"]')?.textContent).toContain('–');
  expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid|1970/);
});

test('a broken match takes down its own competition only', async () => {
  await openScores({ teams: { home: { id: '1', name: { en: 'Home' } }, away: { id: '2', name: 'Away' } } });
  expect(screen.getByText(SECTION)).toBeDefined();
  expect(screen.getByRole('link', { name: /Home 1 0, Away 1 0/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /Home 3 0, Away 3 0/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Live/ })).toBeDefined();
});

const openMatch = (record: object, tab = '') =>
  openPage(
    `/match/1${tab}`,
    (url) => (url.includes('t=info&id=1&') ? answer(record) : emptyAnswer(url)),
    NOW,
  );

test.each(['scores', 'teams', 'time', 'coverage'])(
  'a match without %s keeps its header, its tabs and its timeline',
  async (field) => {
    await openMatch(wholeMatch({ [field]: undefined }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Home 1|–/);
    expect(screen.getByRole('link', { name: 'H2H' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Timeline' }).textContent).toContain('Osei');
    expect(screen.queryByText(SECTION)).toBeNull();
    expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid|1970/);
  },
);

test('a match whose header fails keeps its tabs and its timeline', async () => {
  await openMatch(wholeMatch({ round_name: { en: '12' } }));
  expect(screen.getByText(SECTION)).toBeDefined();
  expect(screen.getByRole('link', { name: 'H2H' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Timeline' }).textContent).toContain('Osei');
});

test('a match whose timeline fails keeps its header and its tabs', async () => {
  await openMatch(
    wholeMatch({ events: [{ ...sampleEvent({ type: 'yellowcard' }), reason: { en: 'foul' } }] }),
  );
  expect(screen.getAllByText(SECTION).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('link', { name: 'H2H' })).toBeDefined();
});

test('a tab that fails keeps the header and the other tabs', async () => {
  await openMatch(wholeMatch({ pitch: { en: 'grass' } }), '/info');
  expect(screen.getByText(SECTION)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Home 1');
  expect(screen.getByRole('link', { name: 'H2H' })).toBeDefined();
});

test('a header and a card of a team that fail keep the other cards', async () => {
  const team = {
    id: '1002',
    name: 'Rovers',
    leagues: [],
    venue_id: null,
    coach_id: null,
    country: { name: 'England' },
  };
  const respond = (url: string) => {
    if (url.includes('/teams/?t=info')) return answer(team);
    if (url.includes('last_next'))
      return answer({
        last: [{ ...sampleMatch(1), teams: undefined }],
        current: [],
        next: [
          sampleMatch(2, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: NOW + 3600 }),
        ],
      });
    if (url.includes('livescores')) return answer();
    if (url.includes('transfers')) return answer([{ player_name: { en: 'Osei' } }]);
    return answer(null);
  };
  await openPage('/team/1002', respond, NOW);
  expect(screen.getAllByText(SECTION).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Next' })).toBeDefined();
  expect(document.title).toContain('Rovers');
});
