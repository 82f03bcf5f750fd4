import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';

const NAMES = ['Alton', 'Berg', 'Caster'];
const FOLLOWS = NAMES.map((name, at) => ({ kind: 'player', id: `${at + 1}`, name, img: null }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const players = (page: Page) => page.getByRole('region', { name: 'Players' }).getByRole('link');

test('what is followed moves to another browser by file and by QR code, in the order that dragging gave it', async ({
  page,
  browser,
  touchline,
}) => {
  const order = ['Berg', 'Caster', 'Alton'].map((name) => new RegExp(name));
  await page.addInitScript((text) => {
    if (!localStorage.getItem('favourites')) localStorage.setItem('favourites', text);
  }, JSON.stringify(FOLLOWS));
  await page.goto('/my');
  const target = await button(page, 'Move Caster').boundingBox();
  await button(page, 'Move Alton').hover();
  await page.mouse.down();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + (target?.height ?? 0), { steps: 5 });
  await page.mouse.up();
  await expect(players(page)).toHaveText(order);
  await button(page, 'Export or import').click();
  const download = page.waitForEvent('download');
  await button(page, 'Save as file').click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ touchline: 1 });
  await button(page, 'Show QR code').click();
  await expect(page.getByRole('img', { name: 'QR code of the link below' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page, { within: 'dialog' });

  const context = await browser.newContext({ baseURL: touchline.address, serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto('/my');
  await button(other, 'Export or import').click();
  await other.getByLabel('Choose file').setInputFiles(path);
  await expect(other.getByText('You’ll follow 3 more')).toBeVisible();
  await expectAccessible(other, { within: 'dialog' });
  await button(other, 'Replace mine').click();
  await button(other, 'Undo').click();
  await expect(players(other)).toHaveCount(0);

  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await other.goto(link);
  await button(other, 'Replace mine').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(players(other)).toHaveText(order);
  await expect(other).toHaveURL(`${touchline.address}/my`);
  expect(requests.filter((url) => url.includes('import='))).toEqual([]);
  await context.close();
});
