import { expect, test } from './fixtures.ts';

for (const [what, age] of [
  ['no modern colours', () => Object.assign(CSS, { supports: () => false })],
  ['no AbortSignal.any', () => Reflect.deleteProperty(AbortSignal, 'any')],
] as const) {
  test(`an outdated browser shows a notice and sends no request: ${what}`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(age);
    await page.goto('/');
    await expect(page.getByText('This browser is too old for Touchline', { exact: false })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Touchline');
    await expect(page.locator('#root')).toBeHidden();
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
}

test('a current browser shows no notice', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[data-step]').first()).toBeVisible();
  await expect(page.locator('#old')).toBeHidden();
});
