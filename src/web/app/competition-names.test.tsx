import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CompetitionGroup } from '#web/matches/order.ts';
import { MatchGroupSection } from '#web/routes/scores/match-group-section.tsx';
import { competitionNames } from '#web/settings/competition-names.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { answer, type FakeResponse, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { loadWords } from '#web/words/load-words.ts';
import { Tools } from './tools.tsx';
import { ViewerWords } from './viewer-words.tsx';

setUpPages();
afterEach(() => {
  cleanup();
  competitionNames.set({});
});

const row = sampleRow(1);
const { league } = row.record;
const group = { kind: 'competition', key: 'c', league, round: null, rows: [row] } as unknown;
const GERMAN = 'Pokal der Meister (Europa)';

/** Opens a list of matches before a server of names; returns how often it was asked for them. */
async function open(names: FakeResponse): Promise<() => number> {
  const requests = fakeServer((url) => (url.startsWith('/api/names') ? names : answer()));
  renderPage(
    <ViewerWords initialWords={await loadWords(localeSetting.get())}>
      <Tools />
      <MatchGroupSection group={group as CompetitionGroup} isFolded={false} />
    </ViewerWords>,
  );
  return () => requests.filter(({ url }) => url === '/api/names?lang=de').length;
}

const names = { body: { [league.id]: GERMAN } };

test('a viewer of German reads the German name of a competition, from the second visit on at once', async () => {
  localStorage.setItem('lang', 'de');
  const count = await open(names);
  expect(screen.getAllByText(league.name)).not.toEqual([]);
  await settle();
  expect([screen.getAllByText(GERMAN).length, count()]).toEqual([1, 1]);
  cleanup();
  competitionNames.set({});
  const countLater = await open(OUTAGE);
  expect(screen.getAllByText(GERMAN)).toHaveLength(1);
  await settle();
  expect([screen.getAllByText(GERMAN).length, countLater()]).toEqual([1, 0]);
  act(() => localeSetting.choose('en'));
  await settle();
  expect(screen.queryByText(GERMAN)).toBeNull();
});

test('without an answer names are English', async () => {
  localStorage.setItem('lang', 'de');
  await open(OUTAGE);
  await settle();
  expect(screen.getAllByText(league.name)).toHaveLength(1);
});

test('English needs no request', async () => {
  const count = await open(names);
  await settle();
  expect([screen.getAllByText(league.name).length, count()]).toEqual([1, 0]);
});
