import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { preview } from 'vite';
import { applyView, photograph } from './photograph.ts';
import { VIEW_GROUPS, type View } from './picture-views.ts';
import type { SavePicture } from './save-picture.ts';
import { createSettle, type Settle } from './settle.ts';

/** Files of stories that are photographed at a time. */
const WORKERS = 2;

type StorybookEvent =
  | readonly ['setCurrentStory', { readonly storyId: string; readonly viewMode: 'story' }]
  | readonly ['forceRemount', { readonly storyId: string }]
  | readonly ['updateGlobals', { readonly globals: Pick<View, 'theme' | 'direction'> }];

/** What Storybook puts on the window. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(...event: StorybookEvent): void;
    once(event: string, listener: () => void): void;
  };
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, { id: string; type: string; importPath: string }>>;
}

/** Returns the ids of the stories of each file from the index that Storybook writes to its static pages. */
export function storyFiles(siteDir: string, isWanted: (id: string) => boolean): readonly string[][] {
  const { entries } = JSON.parse(readFileSync(join(siteDir, 'index.json'), 'utf8')) as StoryIndex;
  const stories = Object.values(entries).filter(({ id, type }) => type === 'story' && isWanted(id));
  return [...Map.groupBy(stories, ({ importPath }) => importPath).values()].map((file) =>
    file.map(({ id }) => id),
  );
}

/** How rendering ends; a story that throws is photographed with its error. */
const RENDERED = ['storyRendered', 'storyThrewException', 'storyErrored', 'storyMissing'];

/** Renders another story, or the same one with other globals, without loading the page again. */
const send = (page: Page, event: StorybookEvent) =>
  page.evaluate(
    ([sent, ends]) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
        for (const end of ends) channel.once(end, resolve);
        channel.emit(...sent);
      }),
    [event, RENDERED] as const,
  );

async function openStory(page: Page, origin: string, id: string, { theme, direction }: View): Promise<void> {
  const globals = `theme:${theme};direction:${direction}`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => {
    const render = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.phase === 'finished' || render?.phase === 'errored';
  });
}

/** Takes all stories of a file in one page, since loading it costs more time than the pictures, each rendered anew. */
async function takeFile(
  page: Page,
  settle: Settle,
  origin: string,
  ids: readonly string[],
  save: SavePicture,
): Promise<void> {
  let [currentId = ''] = ids;
  let [currentView] = VIEW_GROUPS[0];
  await applyView(page, currentView);
  await openStory(page, origin, currentId, currentView);
  for (const view of VIEW_GROUPS.flat()) {
    const { theme, direction } = view;
    await applyView(page, view);
    if (theme !== currentView.theme || direction !== currentView.direction)
      await send(page, ['updateGlobals', { globals: { theme, direction } }]);
    for (const id of ids) {
      if (id !== currentId) await send(page, ['setCurrentStory', { storyId: id, viewMode: 'story' }]);
      else if (view !== currentView) await send(page, ['forceRemount', { storyId: id }]);
      currentId = id;
      save('stories', id, view.name, await photograph(page, view, settle));
    }
    currentView = view;
  }
}

/** Takes the pictures of stories from the workshop's static pages, in several pages of one browser. */
export async function takeStories(
  browser: Browser,
  siteDir: string,
  files: readonly (readonly string[])[],
  save: SavePicture,
): Promise<void> {
  const server = await preview({
    configFile: false,
    build: { outDir: siteDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const { port } = server.httpServer.address() as { port: number };
  const waiting = [...files];
  const work = async () => {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
    const page = await context.newPage();
    const settle = createSettle(page);
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error}`));
    for (let ids = waiting.shift(); ids; ids = waiting.shift())
      await takeFile(page, settle, `http://127.0.0.1:${port}`, ids, save);
    await context.close();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await server.close();
}
