import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { preview } from 'vite';
import { applyView, photograph, resizeTo } from './photograph.ts';
import { VIEW_GROUPS, type View } from './picture-views.ts';
import type { SavePicture } from './save-picture.ts';

/** What Storybook puts on the window. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'updateGlobals', change: { globals: Readonly<Record<string, string>> }): void;
    once(event: 'storyRendered', listener: () => void): void;
  };
}

/** Storybook writes the ids of all stories to a file of its static pages. */
export function storyIds(siteDir: string): readonly string[] {
  const index = JSON.parse(readFileSync(join(siteDir, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, { id: string; type: string }>>;
  };
  return Object.values(index.entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
}

const globalsOf = ({ theme, direction }: View) => ({ theme, direction });

/** Renders the story again in a view's theme and direction, without loading the page again. */
const changeGlobals = (page: Page, view: View) =>
  page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals });
      }),
    globalsOf(view),
  );

async function takeStory(page: Page, origin: string, id: string, save: SavePicture): Promise<void> {
  const [first] = VIEW_GROUPS[0];
  await resizeTo(page, first);
  await applyView(page, first);
  const globals = Object.entries(globalsOf(first)).map((pair) => pair.join(':'));
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`);
  await page.waitForFunction(() => {
    const render = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.phase === 'finished';
  });
  let previous = first;
  for (const view of VIEW_GROUPS.flat()) {
    await applyView(page, view);
    if (view.theme !== previous.theme || view.direction !== previous.direction)
      await changeGlobals(page, view);
    save('stories', id, view.name, await photograph(page, view));
    previous = view;
  }
}

/** Takes the pictures of stories from the workshop's static pages, in several pages of one browser. */
export async function takeStories(
  browser: Browser,
  siteDir: string,
  ids: readonly string[],
  save: SavePicture,
  workers: number,
): Promise<void> {
  const server = await preview({
    configFile: false,
    build: { outDir: siteDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const { port } = server.httpServer.address() as { port: number };
  const waiting = [...ids];
  const work = async () => {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error}`));
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      await takeStory(page, `http://127.0.0.1:${port}`, id, save);
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  await server.close();
}
