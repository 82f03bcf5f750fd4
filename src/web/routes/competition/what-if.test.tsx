import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { BY_DIFFERENCE } from '#contract/table/rules.ts';
import { KICK_OFF } from '#contract/testing/sample.ts';
import type { FakeResponse } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass, settle } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const RULE = BY_DIFFERENCE;
const ENGLAND = { id: '1', name: 'England', cc: 'en' };
const LEAGUE = sampleLeague('10', {
  id_current_season: '1',
  country: ENGLAND,
  seasons: [{ id: '1', name: '26/27', is_current: true }],
});
const FINISHED = [sampleFixture(1, '1', '3', [3, 0]), sampleFixture(2, '2', '4', [1, 0])];
const IN_PLAY = [sampleFixture(3, '1', '4', [0, 0], 'live'), sampleFixture(4, '2', '3', [0, 0], 'live')];

/** Opens the page of the competition with matches in play, which a test can replace. */
async function open(address: string, inPlay: readonly MatchRow[] = IN_PLAY) {
  const state = { inPlay, instant: KICK_OFF };
  const answer = (data: unknown = []): FakeResponse => ({
    body: { data, meta: { dropped: 0 } },
    headers: { 'world-time': `${state.instant * 1000}; rate=1` },
  });
  await openPage(address, (url) => {
    const matches = [...FINISHED, ...state.inPlay];
    if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
    if (url.includes('/seasons/?t=info'))
      return answer({ id: '1', name: '26/27', round_ids: [], stages: [] });
    if (url.includes('t=standings_live')) return answer(sampleStandings(matches, RULE));
    if (url.includes('t=standings')) return answer(sampleStandings(FINISHED, RULE));
    if (url.includes('t=season')) return answer(matches);
    return answer(url.includes('t=live') ? state.inPlay : []);
  });
  return state;
}

/** Returns team, movement and points of each row. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [place, team] = [row.querySelector('td'), row.querySelector('th a')];
      return `${place?.textContent} ${team?.textContent} ${row.querySelector('[data-column="points"]')?.textContent}`;
    });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const REAL = ['1 Team 1 4', '2 Team 2 4', '3 Team 4 1', '4 Team 3 1'];

test('a goal changes the table at once, which says that it is not the real one', async () => {
  await open('/competition/10');
  expect(rows()).toEqual(REAL);
  await press('What if');
  expect(rows()).toEqual(REAL);
  expect(heading()).toMatch(/^as it stands/);
  await press('Add a goal for Team 2');
  expect(rows()[0]).toBe('1▲1up 1 Team 2 6');
  expect(heading()).toBe('What if Hypothetical table');
  const strip = screen.getByRole('region', { name: 'Try goals in the matches in play' });
  expect(within(strip).getByRole('status').textContent).toBe(
    'If Team 2 1–0 Team 3: Team 2 1st, above Team 1: 6 points to 4',
  );
  expect(screen.getByRole('list', { name: 'What changes' }).textContent).toBe(
    'Team 2 1st, above Team 1: 6 points to 4',
  );
  await press('Take back a goal for Team 2');
  expect(rows()).toEqual(REAL);
  expect(rows()).toEqual(REAL);
  await press('Add a goal for Team 4');
  await press('Reset');
  expect(rows()).toEqual(REAL);
  expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled')).toBe('true');
  await press('Add a goal for Team 4');
  await press('Back to live table');
  expect(rows()).toEqual(REAL);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'What if' }));
});

test('a link shows the table that its goals make, and one that is nonsense says so', async () => {
  await open('/competition/10?if=4:1-0');
  expect(rows()[0]).toBe('1▲1up 1 Team 2 6');
});

test('refuses a link that is not readable and leaves matches out that are not in play', async () => {
  await open('/competition/10?if=4:one');
  expect(screen.getByText(/can’t be read/)).toBeDefined();
  expect(rows()).toEqual(REAL);
});

test('leaves matches of a link out that are not in play', async () => {
  await open('/competition/10?if=4:1-0,99:2-0');
  expect(screen.getByText(/One match in this link/)).toBeDefined();
  expect(rows()[0]).toBe('1▲1up 1 Team 2 6');
});

test('a goal that really comes is the base of those that are tried', async () => {
  const state = await open('/competition/10?if=4:2-0');
  expect(rows()[0]).toBe('1▲1up 1 Team 2 6');
  state.instant += 60;
  state.inPlay = [IN_PLAY[0] as MatchRow, sampleFixture(4, '2', '3', [1, 0], 'live')];
  await pass(60_000);
  await settle();
  expect(rows()[0]).toBe('1 Team 2 6');
  expect(screen.getByText('+1')).toBeDefined();
});

test('without a match in play there is no button, nor with one whose score is hidden', async () => {
  await open('/competition/10', []);
  expect(screen.queryByRole('button', { name: 'What if' })).toBeNull();
});

test('with a shielded match there is neither a button nor another table', async () => {
  const shielded = { ...(IN_PLAY[1] as MatchRow), shielded: true };
  await open('/competition/10?if=4:1-0', [IN_PLAY[0] as MatchRow, shielded]);
  expect(screen.queryByRole('button', { name: 'What if' })).toBeNull();
  expect(rows()).toEqual(REAL);
});
