import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask } from './support/ask.ts';
import { createSettle } from './support/settle.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const teams = (page: Page) => page.getByRole('region', { name: 'Teams', exact: true }).getByRole('link');

test('what is followed moves to another browser by file and by QR code, in the order that dragging gave it', async ({
  page,
  browser,
  touchline,
  world,
}) => {
  const match = await ask<{ teams: Record<'home' | 'away', { id: string; name: string }> }>(
    `fixtures/?t=info&id=${world.find('goal').match_id}`,
  );
  const { home, away } = match.teams;
  const order = [away.name, home.name];
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('favourites')) localStorage.setItem('favourites', text);
    },
    JSON.stringify([home, away].map(({ id, name }) => ({ kind: 'team', id, name, img: null }))),
  );
  const settle = createSettle(page, { waitsForImages: false });
  await page.goto('/my');
  await settle(); // what comes later moves the rows
  const target = await button(page, `Move ${away.name}`).boundingBox();
  await button(page, `Move ${home.name}`).hover();
  await page.mouse.down();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + (target?.height ?? 0), { steps: 5 });
  await page.mouse.up();
  await expect(teams(page)).toHaveText(order);
  await button(page, 'Settings').click();
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
  await button(other, 'Settings').click();
  await button(other, 'Export or import').click();
  await other.getByLabel('Choose file').setInputFiles(path);
  await expect(other.getByText('You’ll follow 2 more')).toBeVisible();
  await expectAccessible(other, { within: 'dialog' });
  await button(other, 'Replace mine').click();
  await button(other, 'Undo').click();
  await expect(teams(other)).toHaveCount(0);

  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await other.goto(link);
  await button(other, 'Replace mine').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(teams(other)).toHaveText(order);
  await expect(other).toHaveURL(`${touchline.address}/my`);
  expect(requests.filter((url) => url.includes('import='))).toEqual([]);
  await context.close();
});
