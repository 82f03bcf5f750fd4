/** The address of a tab that a match does not have. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, failure } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { KICK_OFF, sampleMatch } from '#web/testing/sample.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const COVERAGE = { has_lineups: null, has_tvs: null, has_standings: null };
const SCHEDULED = { status: 0, phase: 'scheduled', score: null } as const;

test.each([
  [
    'tv',
    { coverage: { ...COVERAGE, has_tvs: false } },
    'No TV channel listed.',
    ['Match summary', 'TV guide'],
  ],
  ['table', { season_id: null }, 'No table for this match.', ['Match summary', 'Premier']],
  ['lineups', { coverage: { ...COVERAGE, has_lineups: false } }, 'No line-ups available for this match.', []],
  ['stats', sampleMatch(1, SCHEDULED), 'Statistics appear after kick-off.', []],
  ['stats', sampleMatch(1, { status: 4, phase: 'off', score: null }), 'Match not played on this date.', []],
] as const)(
  '/%s says why it is not there, and links to what there is: %o',
  async (tab, fields, reason, links) => {
    const match = { ...sampleMatch(1), coverage: COVERAGE, ...fields };
    await openPage(`/match/1/${tab}`, () => answer(match), KICK_OFF);
    await pass(200);
    expect(screen.getByText(reason)).toBeDefined();
    const tabs = within(screen.getByRole('navigation', { name: 'Match sections' }));
    expect(tabs.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')).toEqual(
      [],
    );
    expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
    for (const name of links) expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
  },
);

test('a site without odds says so at their address', async () => {
  document.documentElement.dataset['odds'] = 'off';
  await openPage('/match/1/odds', () => answer({ ...sampleMatch(1), coverage: COVERAGE }), KICK_OFF);
  await pass(200);
  delete document.documentElement.dataset['odds'];
  expect(screen.getByText('Odds are not available on this site.')).toBeDefined();
});

test('a tab outside of the account’s plan says so', async () => {
  await openPage(
    '/match/1/tv',
    (url) =>
      url.includes('match_tvs')
        ? failure(403, 'plan_limit')
        : answer({ ...sampleMatch(1), coverage: COVERAGE }),
    KICK_OFF,
  );
  await pass(200);
  expect(screen.getByText('TV channels are not available for this competition here.')).toBeDefined();
});
