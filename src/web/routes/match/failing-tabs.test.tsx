/** The tabs of a match when the data service answers with the match and nothing else. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer, NO_UPDATES, NOT_FOUND, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const TABS = ['', '/lineups', '/stats', '/table', '/h2h', '/odds', '/tv', '/info'];
/** Tabs that consist of further requests. */
const REQUESTING_TABS = TABS.filter((tab) => !['', '/stats', '/info'].includes(tab));

/** A match that has every tab, so that each requests its data. */
const MATCH = {
  ...sampleMatch(1, { minute: [40], score: [1, 0], events: [sampleEvent({ minute: 12 })] }),
  coverage: { has_lineups: true, has_tvs: true, has_standings: true },
  attendance: null,
  pitch: null,
  stats: ['1001', '2001'].map((team_id) => ({ team_id, corners: 2 })),
};

const bodyText = () =>
  [...document.querySelectorAll('.match-body > :not([data-head])')]
    .map(({ textContent }) => textContent)
    .join('');

/** Opens a tab, and answers everything but the match with a failure. */
async function openTab(tab: string, failure: typeof OUTAGE): Promise<void> {
  await openPage(
    `/match/1${tab}`,
    (url) => (url.includes('t=info&id=1') ? answer(MATCH) : failure),
    KICK_OFF + 2400,
  );
  await pass(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Home 1');
}

test.each(REQUESTING_TABS)('the tab %s reports an outage of its data', async (tab) => {
  await openTab(tab, OUTAGE);
  expect(screen.getByRole('alert').textContent).toBe(NO_UPDATES);
});

test.each([
  ...TABS.map((tab) => [tab, 'not found', NOT_FOUND] as const),
  ...TABS.filter((tab) => !REQUESTING_TABS.includes(tab)).map((tab) => [tab, 'down', OUTAGE] as const),
])('the tab %s makes sense when all other data are %s', async (tab, _, failure) => {
  await openTab(tab, failure);
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  expect(bodyText()).not.toBe('');
  expect(bodyText()).not.toMatch(/undefined|NaN|null|Something went wrong/);
});
