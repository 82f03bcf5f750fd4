import type { Page } from '@playwright/test';
import type { View } from './picture-views.ts';
import type { Settle } from './settle.ts';

const OPENING_HEIGHT = 844;
const MAX_HEIGHT = 3000;

const resize = async (page: Page, width: number, height: number) => {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
};

/** Sets the window, media and colours of a view; the page must have the view's direction already. */
export async function applyView(page: Page, view: View): Promise<void> {
  const { width, height = OPENING_HEIGHT, media, forcedColors, theme } = view;
  await resize(page, width, height);
  await page.emulateMedia({ media, forcedColors, colorScheme: theme, reducedMotion: 'reduce' });
}

/** Returns a PNG of the document down to a limit, with animations at their end. */
export async function photograph(page: Page, { width, height }: View, settle: Settle): Promise<Buffer> {
  // Some documents are as high as the window and a bit more: they would grow with every picture.
  await resize(page, width, height ?? OPENING_HEIGHT);
  const documentHeight = await settle();
  if (height === undefined && documentHeight > OPENING_HEIGHT) {
    // What is below the window may not be drawn or loaded.
    await resize(page, width, Math.min(documentHeight, MAX_HEIGHT));
    await settle();
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}
