import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const LEAGUE = sampleLeague('9', { name: 'Northern League', id_current_season: '2' });

test('the events of results are requested once, also where some matches have none', async () => {
  const matches = Array.from({ length: 30 }, (_, at) => ({
    ...sampleMatch(at + 1, { phase: 'finished', status: 3 }),
    season_id: '2',
  }));
  const idsIn = (url: string) => /ids=([\d,]+)/.exec(url)?.[1]?.split(',') ?? [];
  const requests = await openPage('/competition/9/results', (url) => {
    if (url.includes('t=season&')) return answer(matches);
    if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
    if (url.includes('/seasons/?t=info'))
      return answer({ id: '2', name: '26/27', round_ids: [], stages: [] });
    if (!url.includes('include=events')) return answer();
    const requested = matches.filter(({ id }) => idsIn(url).includes(id));
    return answer(
      requested.map((match) =>
        Number(match.id) % 10 === 0 ? match : { ...match, events: [sampleEvent({ type: 'redcard' })] },
      ),
    );
  });
  await vi.waitFor(() => expect(screen.getAllByTitle(/sent off/).length).toBeGreaterThan(0), 60_000);
  const counts = requests
    .filter(({ url }) => url.includes('include=events'))
    .map(({ url }) => idsIn(url).length);
  expect(counts).toEqual([30]);
});
