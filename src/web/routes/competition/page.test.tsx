import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const LEAGUE = sampleLeague('9', {
  name: 'Northern League',
  id_current_season: '2',
  seasons: [
    { id: '2', name: '26/27', is_current: true },
    { id: '1', name: '25/26', is_current: false },
  ],
});

const respond = (url: string) => {
  if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
  if (url.includes('/seasons/?t=info')) return answer({ id: '1', name: '25/26', round_ids: [], stages: [] });
  if (url.includes('t=standings')) return answer({ season_id: '2', tables: [] });
  return answer();
};

test.each([
  ['/competition/9/table?show=all', '/competition/9'],
  ['/competition/9/leaders', '/competition/9/leaders'],
  ['/competition/9/leaders?season=1', '/competition/9/leaders?season=1'],
])('shares %s as the open tab and season: %s', async (address, link) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openPage(address, respond);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await vi.dynamicImportSettled();
  await pass(0);
  fireEvent.click(screen.getByText('Share the link'));
  expect(writeText).toHaveBeenCalledWith(location.origin + link);
});

test('shows the red cards of results, in one request', async () => {
  const matches = [1, 2].map((id) => ({ ...sampleMatch(id, { phase: 'finished' }), season_id: '2' }));
  const red = sampleEvent({ type: 'redcard' });
  const events = matches.map((match) => ({ ...match, events: match.id === matches[0]?.id ? [red] : [] }));
  const requests = await openPage('/competition/9/results', (url) => {
    if (url.includes('t=season&')) return answer(matches);
    return url.includes('include=events') ? answer(events) : respond(url);
  });
  await vi.waitFor(() => expect(screen.getAllByTitle(/sent off/)).toHaveLength(1), 60_000);
  expect(requests.filter(({ url }) => url.includes('include=events'))).toHaveLength(1);
});
