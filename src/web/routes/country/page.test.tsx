import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const COUNTRY = { id: '1', name: 'England', code: 'en', continent: null, img: null };

test("lists a country's matches of today by competition, and has no card for tomorrow without any", async () => {
  const ours = sampleMatch(1, { score: [1, 0] });
  const foreign = sampleMatch(2, { league: { id: '20', name: 'Liga', country_id: '2' } });
  const requests = await openPage('/country/1', (url) => {
    if (url.includes('/livescores/')) return answer([ours, foreign]);
    if (url.includes('/fixtures/')) return answer(url.includes('d=2026-11-21') ? [ours] : []);
    return answer(url.includes('t=info') ? COUNTRY : []);
  });
  await pass(1000);
  const today = within(screen.getByRole('region', { name: 'Today' }));
  expect(today.getByRole('link', { name: 'Premier' }).getAttribute('href')).toBe('/competition/10');
  expect(today.getByRole('link', { name: /^Home 1 1, Away 1 0/ })).toBeDefined();
  expect(today.queryByText('Liga')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Tomorrow' })).toBeNull();
  expect(requests.map(({ url }) => url).filter((url) => url.includes('/fixtures/'))).toEqual([
    '/api/v2.2/fixtures/?t=schedule&d=2026-11-21&country_id=1',
    '/api/v2.2/fixtures/?t=schedule&d=2026-11-22&country_id=1',
  ]);
});
