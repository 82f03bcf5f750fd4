import type { Page } from '@playwright/test';
import { overflow } from './list.ts';

/** A browser's default font size, and that of a viewer who has doubled it, px. */
const [NORMAL_PX, LARGE_PX] = [16, 32];

/** By how many px the open page is wider than its window where the viewer has doubled the browser's font size. */
export async function overflowOfLargeText(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setFontSize(LARGE_PX);
  const px = await overflow(page);
  await setFontSize(NORMAL_PX);
  await session.detach();
  return px;
}
