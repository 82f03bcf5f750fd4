/** Pages whose records have only names and numbers and null in every other field, as recorded answers do. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Texts that must not stand in for a null field. */
const CLAIMS = /null|undefined|NaN|Invalid|–/;

const NOWHERE = { id: null, name: null, cc: null };

/** Answers every question of the pattern with these data. */
const tell = (page: Page, question: RegExp, data: unknown) =>
  page.route(question, (route) => route.fulfill({ json: { data, meta: { dropped: 0 } } }));

const mainText = (page: Page) => page.getByRole('main').innerText();

test('competitions with only a name are listed by name', async ({ page }) => {
  const bare = { is_cup: null, is_amateur: null, is_friendly: null, img: null, id_current_season: null };
  await tell(page, /\/leagues\/\?t=list/, [
    { id: '1', name: 'Northern Shield', ...bare, continent: NOWHERE, country: NOWHERE, seasons: [] },
  ]);
  await page.goto('/competitions');
  await expect(page.getByRole('link', { name: 'Northern Shield' })).toBeVisible();
  expect(await mainText(page)).not.toMatch(CLAIMS);
});

test('a search result with only a name shows its name', async ({ page }) => {
  const record = { type: null, cc: null, country_name: null, league_name: null, home: null, away: null };
  await tell(page, /\/search\/\?/, [{ id: '1', name: 'Otterford Rovers', ...record, startdate: null }]);
  await page.goto('/search?q=otterford');
  await expect(page.getByRole('link', { name: /Otterford Rovers/ }).first()).toBeVisible();
  expect(await mainText(page)).not.toMatch(CLAIMS);
});

test('a channel with only a name shows its name and lists no matches', async ({ page }) => {
  await tell(page, /t=info&id=1$/, {
    id: '1',
    name: 'Somewhere Sport',
    type: null,
    country: NOWHERE,
    img: null,
    channel_url: null,
  });
  await tell(page, /\/fixtures\/\?t=tv/, []);
  await page.goto('/tv/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Somewhere Sport' })).toBeVisible();
  expect(await mainText(page)).not.toMatch(CLAIMS);
});

test('career clubs without dates show no years', async ({ page }) => {
  const role = { role: 'player', shirt: null, start: null, end: null };
  const at = (id: string, name: string) => ({ team: { id, name, is_national: false }, ...role });
  const named = { id: '1', name: 'Somebody', img: null, country: NOWHERE, leagues: [], seasons: [] };
  await tell(page, /\/players\/\?t=info/, {
    ...named,
    roles: [
      { ...at('1', 'Kestrel Vale'), is_current: true },
      { ...at('2', 'Otterford Wanderers'), is_current: false },
    ],
  });
  await page.goto('/player/1');
  const clubs = page.getByRole('region', { name: 'Career' }).getByRole('listitem');
  await expect(clubs).toHaveText([/Kestrel Vale… – present$/, /Otterford Wanderers$/]);
});
