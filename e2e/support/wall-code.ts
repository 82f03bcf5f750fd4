import { expect, type Page } from '@playwright/test';

/** Lets the wall show a code and returns it. */
export async function codeOf(wall: Page): Promise<string> {
  await wall.keyboard.press('0');
  const code = wall.getByRole('img', { name: /^Code / });
  await expect(code).toBeVisible();
  return (await code.getAttribute('aria-label'))?.replace('Code ', '') ?? '';
}
