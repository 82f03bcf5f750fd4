/** The tables of a competition that are rewound to an earlier minute. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BY_DIFFERENCE } from '#contract/table/rules.ts';
import { KICK_OFF, sampleEvent } from '#contract/testing/sample.ts';
import type { FakeResponse } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { settle } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const RULE = BY_DIFFERENCE;
const HOUR_S = 3_600;
const LEAGUE = sampleLeague('10', {
  name: 'Premier Division',
  id_current_season: '1',
  country: { id: '1', name: 'England', cc: 'en' },
  seasons: [{ id: '1', name: '26/27', is_current: true }],
});

const goal = (minute: number, team_id: string) =>
  sampleEvent({ minute, team_id, period: '1st half', timestamp: KICK_OFF + minute * 60 - 30 });

/** Returns a finished match that kicked off some days ago. */
function played(number: number, home: string, away: string, score: Score, daysAgo: number): MatchRow {
  const match = sampleFixture(number, home, away, score);
  return {
    ...match,
    status: 3,
    time: { timestamp: KICK_OFF - daysAgo * 24 * HOUR_S, minute: null },
  } as MatchRow;
}

const EARLIER = [played(1, '1', '3', [3, 0], 7), played(2, '2', '4', [1, 0], 7)];
const TODAY = [played(3, '1', '4', [0, 1], 0), played(4, '2', '3', [2, 0], 0)];
const EVENTS: Readonly<Record<string, MatchRow['events']>> = {
  3: [goal(31, '4')],
  4: [goal(11, '2'), goal(21, '2')],
};
const MATCHES = [...EARLIER, ...TODAY];

function open(at: string) {
  const answer = (data: unknown = []): FakeResponse => ({
    body: { data, meta: { dropped: 0 } },
    headers: { 'world-time': `${(KICK_OFF + 3 * HOUR_S) * 1000}; rate=1` },
  });
  return openPage(`/competition/10${at}`, (url) => {
    if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
    if (url.includes('/seasons/?t=info'))
      return answer({ id: '1', name: '26/27', round_ids: [], stages: [] });
    if (url.includes('t=standings')) return answer(sampleStandings(MATCHES, RULE));
    if (url.includes('t=season')) return answer(MATCHES);
    if (url.includes('t=sort')) return answer(TODAY.map((match) => ({ ...match, events: EVENTS[match.id] })));
    return answer();
  });
}

/** Returns team and points of each row. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [row.querySelector('th a'), row.querySelector('[data-column="points"]')])
    .map(([team, points]) => `${team?.textContent} ${points?.textContent}`);
const bar = () => within(screen.getByRole('region', { name: 'Rewind' }));
async function press(name: string): Promise<void> {
  fireEvent.click(bar().getByRole('button', { name }));
  await settle();
}
const NOW = ['Team 2 6', 'Team 1 3', 'Team 4 3', 'Team 3 0'];

test('shows the table of a minute, from goal to goal, and goes back to now', async () => {
  await open('?at=2026-11-21T15:15Z');
  expect(rows()).toEqual(['Team 2 6', 'Team 1 4', 'Team 4 1', 'Team 3 0']);
  expect(screen.getByRole('table').querySelector('caption')?.textContent).toContain('Table at 15:15');
  expect(bar().getAllByText('2 matches in play').length).toBeGreaterThan(0);
  await press('Previous goal');
  expect(bar().getByText('As it stood at 15:10')).toBeDefined();
  await press('Next goal');
  await press('Next goal');
  expect(rows()).toEqual(['Team 2 6', 'Team 1 3', 'Team 4 3', 'Team 3 0']);
  await press('Back to now');
  expect(screen.queryByRole('region', { name: 'Rewind' })).toBeNull();
  expect(rows()).toEqual(NOW);
});

test('a match in play without a goal counts as a draw', async () => {
  await open('?at=2026-11-21T15:05Z');
  expect(rows()).toEqual(['Team 1 4', 'Team 2 4', 'Team 4 1', 'Team 3 1']);
});

test('an earlier day counts no later match', async () => {
  await open('?at=2026-11-14T18:00Z');
  expect(rows()).toEqual(['Team 1 3', 'Team 2 3', 'Team 4 0', 'Team 3 0']);
});

test('the button of the table rewinds to the last kick-off', async () => {
  await open('');
  expect(rows()).toEqual(NOW);
  fireEvent.click(screen.getByRole('button', { name: 'Rewind' }));
  await settle();
  expect(bar().getByText('As it stood at 15:00')).toBeDefined();
  expect(rows()).toEqual(['Team 1 4', 'Team 2 4', 'Team 4 1', 'Team 3 1']);
});
