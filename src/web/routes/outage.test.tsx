/** What every page shows when the data service does not answer, wholly or in part. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PROFILE_KINDS } from '#contract/pages.ts';
import { BARE_CLUB } from '#contract/testing/bare-profiles.ts';
import { answer, NO_UPDATES, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

/** Texts of empty states, which a page without answers must not show. */
const CLAIMS = /\bNo \w|\b0 players|not found|Loading|null|undefined|NaN/;

const pageTexts = () => `${document.title}\n${document.body.textContent}`;
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

test.each([
  '/',
  '/competitions',
  '/tv',
  '/odds',
  '/match/1',
  '/competition/1/leaders',
  '/tv/111',
  ...PROFILE_KINDS.map((kind) => `/${kind}/1`),
])('%s without any answer has a heading, says why, and shows no empty state', async (path) => {
  await openPage(path, () => OUTAGE);
  expect(alerts()).toEqual([NO_UPDATES]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(pageTexts()).not.toMatch(CLAIMS);
});

test('My matches reports an outage once', async () => {
  localStorage.setItem('favourites', '[{"kind":"team","id":"1001","name":"Somebody","img":null}]');
  await openPage('/my', () => OUTAGE);
  expect(alerts()).toEqual([NO_UPDATES]);
  expect(screen.getByRole('link', { name: 'Somebody' })).toBeDefined();
  expect(pageTexts()).not.toMatch(CLAIMS);
});

const COUNTRY = { id: '1', name: 'Somewhere', code: 'xx', continent: 'Anywhere', img: null };
const ANYWHERE = { id: '2', name: 'Anywhere', code: null, continent: 'Anywhere', img: null };
const CHANNEL_MATCHES: readonly unknown[] = [];

/** The request of each page that fails while the others succeed. */
test.each([
  ['team', 'matches and squad', /t=(last_next|squad)&/, BARE_CLUB['info']],
  ['tv', 'the channel itself', /\/broadcast\/\?t=info/, CHANNEL_MATCHES],
] as const)('a %s page without %s says so, and shows no empty state', async (kind, _, failing, record) => {
  await openPage(`/${kind}/1`, (url) => {
    if (failing.test(url)) return OUTAGE;
    if (/\?t=info&id=1$/.test(url)) return answer(record);
    if (url.includes('/countries/?t=list')) return answer([COUNTRY, ANYWHERE]);
    return answer(BARE_CLUB[/t=(\w+)/.exec(url)?.[1] ?? ''] ?? []);
  });
  expect(alerts()[0]).toBe(NO_UPDATES);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(pageTexts()).not.toMatch(CLAIMS);
});

/** A list of each page that fails while the others succeed: what it shows, and what it must not claim. */
test.each([
  ['country', /\/leagues\/\?t=list/, COUNTRY, ['Anywhere'], 'No competitions'],
  ['continent', /\/leagues\/\?t=list/, ANYWHERE, ['Somewhere'], 'No competitions'],
  ['continent', /\/countries\/\?t=list&page=2/, ANYWHERE, ['Somewhere', 'Anyone’s Cup'], 'No countries'],
] as const)(
  'a %s page without %s shows the rest, and says that something is missing',
  async (kind, failing, record, texts, claim) => {
    await openPage(`/${kind}/${record.id}`, (url) => {
      if (failing.test(url)) return OUTAGE;
      if (/\?t=info&id=\d$/.test(url)) return answer(record);
      if (url.includes('/countries/?t=list'))
        return {
          body: {
            data: [COUNTRY, ANYWHERE],
            meta: { dropped: 0, pages: failing.test('/countries/?t=list&page=2') ? 2 : 1 },
          },
        };
      return answer(url.includes('/leagues/') ? [sampleLeague('3', { name: 'Anyone’s Cup' })] : []);
    });
    await pass(3000);
    for (const text of texts) expect(screen.getByText(text)).toBeDefined();
    expect(alerts()).toEqual([NO_UPDATES]);
    expect(document.body.textContent).not.toContain(claim);
  },
);

test('the competitions that have come are there though a page of the list fails', async () => {
  await openPage('/competitions', (url) => {
    if (url.includes('page=2')) return OUTAGE;
    const data = url.includes('/leagues/') ? [sampleLeague('3', { name: 'Anyone’s Cup' })] : [];
    return { body: { data, meta: { dropped: 0, pages: url.includes('/leagues/') ? 2 : 1 } } };
  });
  await pass(3000);
  expect(screen.getAllByRole('link', { name: /Anyone’s Cup/ }).length).toBeGreaterThan(0);
  expect(alerts()).toEqual([NO_UPDATES]);
});
