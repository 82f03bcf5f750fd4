import type { Page } from '@playwright/test';

/** How long images may take, ms: a lazy one that is scrolled out of a box in view never loads. */
const IMAGE_TIMEOUT_MS = 2000;
const CHECK_MS = 10;
/** Pause after requests, ms: React may show a part 300 ms after its code has come. */
const QUIET_MS = 500;

/** Waits for fonts, for the images in view, for a pause and for the next frames, and returns the document's height. */
const paint = (page: Page, pauseMs: number, imageTimeoutMs: number) =>
  page.evaluate(
    async ([pause, imageTimeout]) => {
      const timer = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await document.fonts.ready;
      const inView = [...document.images].filter((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return right > left && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      });
      const decoded = Promise.allSettled(inView.map((image) => image.decode()));
      if (imageTimeout > 0) await Promise.race([decoded, timer(imageTimeout)]);
      if (pause > 0) await timer(pause);
      await nextFrame();
      await nextFrame();
      return document.documentElement.scrollHeight;
    },
    [pauseMs, imageTimeoutMs] as const,
  );

/** Waits until a page has had no request under way for a while and is painted; returns the document's height. */
export type Settle = () => Promise<number>;

interface Options {
  /** Default: true. In a browser that loads no pictures none is ever ready. */
  readonly waitsForImages?: boolean;
}

/** Watches a page's requests from now on. */
export function createSettle(page: Page, { waitsForImages = true }: Options = {}): Settle {
  const imageTimeoutMs = waitsForImages ? IMAGE_TIMEOUT_MS : 0;
  const underWay = new Set<unknown>();
  let changes = 0;
  let settledChanges = -1;
  page.on('request', (request) => {
    underWay.add(request);
    changes += 1;
  });
  const end = (request: unknown) => {
    underWay.delete(request);
    changes += 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    for (;;) {
      while (underWay.size > 0) await page.waitForTimeout(CHECK_MS);
      const changesBefore = changes;
      // The browser reports requests in order with its answer to this, however busy the machine is.
      const height = await paint(page, changes === settledChanges ? 0 : QUIET_MS, imageTimeoutMs);
      if (changes !== changesBefore) continue;
      settledChanges = changes;
      return height;
    }
  };
}
