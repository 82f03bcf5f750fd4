/** The pages under a path of another site, behind the proxies of docs/proxies.md. */
import { expect, test } from './fixtures.ts';
import { BASE_PATH, PATH_PROXIES, startUnderPath } from './support/path-proxy.ts';
import { WIDE } from './support/wide.ts';

test.use({ serviceWorkers: 'allow', viewport: WIDE });

let close = async () => {};
test.afterEach(async ({ page }) => {
  await page.close();
  await close();
});

for (const kind of PATH_PROXIES)
  test(`${kind} the path: what a browser shows requests nothing outside of it`, async ({
    page,
    context,
    allowed,
  }) => {
    // A file that was preloaded while the worker took over.
    allowed.push(/cross-world service worker resource mismatch/);
    const site = await startUnderPath(kind);
    const { address } = site;
    close = site.close;
    const outside: string[] = [];
    const encodings = new Set<string | undefined>();
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.startsWith(`${BASE_PATH}/`)) outside.push(url.href);
    });
    context.on('response', (response) => encodings.add(response.headers()['content-encoding']));

    await page.goto(`${address}/`);
    const row = page.locator(`main a[data-step][href^="${BASE_PATH}/match/"]`).first();
    await expect(row.locator('img').first()).toBeVisible();
    const [home = ''] = await row.locator('[data-side]').allTextContents();
    const heading = page.getByRole('heading', { level: 1, name: home });
    await row.click();
    await expect(page).toHaveURL(new RegExp(`^${address}/match/\\d+$`));
    await expect(heading).toBeVisible();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${address}/`);
    await page.reload();
    await expect(heading).toBeVisible();
    expect(outside).toEqual([]);
    // The server answers both alike (bff/http/base-path.test.ts): one of them shows the rest.
    if (kind === 'Keeps') return;
    await page.getByRole('link', { name: 'Tables' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Competitions' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => encodings.has('dcz')).toBe(true);

    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${address}/embed/match/${id}`);
    await expect(page.getByRole('link', { name: /^Full match/ })).toHaveAttribute(
      'href',
      `${BASE_PATH}/match/${id}`,
    );
    await page.goto(`${address}/wall?views=match`);
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    expect(outside).toEqual([]);
  });
