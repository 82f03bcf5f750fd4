import { expect, test } from './fixtures.ts';
import { askService, type WireMatch } from './support/data-service.ts';
import { isOver, resultOf } from './support/expected-desk.ts';
import { LIVE_LIST, refreshed } from './support/world.ts';

const DAY = 't=schedule&d=2026-11-21&include=events';

/** Returns the matches of the Saturday as the service has them, all pages. */
async function wholeDay(): Promise<readonly WireMatch[]> {
  const first = await askService<readonly WireMatch[]>(`fixtures/?${DAY}`);
  const others = Array.from({ length: first.meta.pages - 1 }, (_, at) =>
    askService<readonly WireMatch[]>(`fixtures/?${DAY}&page=${at + 2}`),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}

test('what is copied of a Saturday has every result with its scorers and minutes', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.at('2026-11-21T17:05:00Z');
  await refreshed(LIVE_LIST);
  await refreshed(`fixtures/?${DAY}`);
  await page.goto('/desk?zone=UTC');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/since you copied at 17:05/)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const results = (await wholeDay()).filter(isOver).map(resultOf);
  expect(results.length).toBeGreaterThan(200);
  expect(results.filter((result) => !text.includes(`\n${result}`))).toEqual([]);
});
