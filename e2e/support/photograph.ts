import type { Page } from '@playwright/test';
import type { View } from './picture-views.ts';

const OPENING_HEIGHT = 844;
const MAX_HEIGHT = 3000;
/** How long images may take, ms: a lazy one that is scrolled out of a box in view never loads. */
const IMAGE_TIMEOUT_MS = 2000;

/** Waits for fonts, for the images in view and for the next frame, and returns the document's height. */
const waitForPaint = (page: Page) =>
  page.evaluate(async (timeoutMs) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return right > left && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    });
    const decoded = Promise.allSettled(inView.map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    await nextFrame();
    await nextFrame();
    return document.documentElement.scrollHeight;
  }, IMAGE_TIMEOUT_MS);

/** Gives the window a view's width, and the height in which pages open. */
export const resizeTo = (page: Page, { width }: View) =>
  page.setViewportSize({ width, height: OPENING_HEIGHT });

/** Sets width, media and colours of a view; the page must have the view's direction already. */
export async function applyView(page: Page, view: View): Promise<void> {
  const { width, media, forcedColors, theme } = view;
  if (page.viewportSize()?.width !== width) await resizeTo(page, view);
  await page.emulateMedia({ media, forcedColors, colorScheme: theme, reducedMotion: 'reduce' });
}

/** Returns a PNG of the document down to a limit, with animations at their end. */
export async function photograph(page: Page, { width }: View): Promise<Buffer> {
  const height = Math.min(await waitForPaint(page), MAX_HEIGHT);
  // What is below the window may not be drawn or loaded.
  if (page.viewportSize()?.height !== height) {
    await page.setViewportSize({ width, height });
    await waitForPaint(page);
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}
