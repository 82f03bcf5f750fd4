import { expect, test } from 'vitest';
import { BARE_CLUB } from '#contract/testing/bare-profiles.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { recent } from './recent.ts';

setUpPages();

const COUNTRY = { id: '3', name: 'England', cc: 'en' };

test('an opened team, competition and player are listed as recent, the last one first', async () => {
  const league = { id: '9', name: 'League', current_season_id: '1', is_cup: false, is_friendly: false };
  const club = { ...(BARE_CLUB['info'] as object), country: COUNTRY, leagues: [{ ...league, seasons: [] }] };
  await openPage('/team/1', (url) =>
    url.includes('t=standings')
      ? answer(null)
      : answer(url.includes('/teams/?t=info') ? club : (BARE_CLUB[/t=(\w+)/.exec(url)?.[1] ?? ''] ?? [])),
  );
  await openPage('/competition/9', (url) =>
    answer(url.includes('/leagues/?t=info') ? { ...league, country: COUNTRY, seasons: [] } : []),
  );
  await openPage('/player/5', (url) =>
    answer(
      url.includes('t=info') ? { id: '5', name: 'Ada Stone', country: COUNTRY, leagues: [], roles: [] } : [],
    ),
  );
  expect(recent.get().map(({ kind, name, about }) => [kind, name, about])).toEqual([
    ['player', 'Ada Stone', 'England'],
    ['league', 'League', 'England'],
    ['team', 'Rovers', 'League, England'],
  ]);
});
