/** A link that was shared without spoilers. */
import { expect, test } from './fixtures.ts';

test('a link without spoilers hides the score from the first frame on, until it is revealed', async ({
  page,
  world,
}) => {
  const { match_id, happens } = world.find('full-time');
  await world.at(new Date(Date.parse(happens) + 600_000).toISOString());
  await page.addInitScript(() => {
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(`${document.title} ${document.body?.textContent}`)).observe(
      document,
      {
        childList: true,
        subtree: true,
        characterData: true,
      },
    );
    Object.assign(globalThis, { texts });
  });
  await page.goto(`/match/${match_id}?spoilers=off`);
  await expect(page.getByText('Score hidden').first()).toBeVisible();
  const texts = await page.evaluate(() => [...(globalThis as unknown as { texts: Set<string> }).texts]);
  expect(texts.filter((text) => /\d–\d|Full time/.test(text))).toEqual([]);
  await page.getByRole('button', { name: 'Reveal', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('full time');
  await expect(page).toHaveTitle(/ \d+–\d+ /);
  await page.reload();
  await expect(page).toHaveTitle(/ \d+–\d+ /);
});
