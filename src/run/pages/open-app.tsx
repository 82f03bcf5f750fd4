import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { App } from '#web/app/app.tsx';
import { createPagePrefetch } from '#web/app/prefetch-page.ts';
import { createQueryClient } from '#web/data/client.ts';
import { refetchOnResume } from '#web/data/refetch-on-resume.ts';
import { type Locale, localeSetting } from '#web/settings/locale.ts';
import { isAnythingLoading } from '#web/ui/loading.tsx';
import type { Words } from '#web/words/en.ts';
import { type Fetch, type PageServer, servePages } from './serve-pages.ts';

interface OpenApp {
  /** Lets time pass, ms, until everything that follows from it is drawn. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until an instant of `performance.now()`, by which everything has to be drawn. */
  passUntil(instant: number): Promise<void>;
  /** Lets seconds pass, in each of which all requests are answered. */
  passSeconds(count: number): Promise<void>;
  /** Chooses a language, as the viewer does in the settings. */
  chooseLocale(locale: Locale): Promise<void>;
  /** Requests again what the page shows. */
  refetch(): Promise<void>;
  close(): Promise<void>;
}

/** The machine's own, while the timers are a test's. */
const nextTurn = globalThis.setImmediate;

const STEP_MS = 60;
/** Steps without a request and without a change after which a page is drawn. */
const QUIET_STEPS = 3;
const MAX_STEPS = 60;
/** Time in which a page that shows everything settles after a change. */
const MAX_SETTLE_MS = 2000;

/** One for all pages: each follows the clock for good. */
const client = createQueryClient();

/** Opens the whole application at an address. */
export async function openApp(address: string, words: Words, server: PageServer | Fetch): Promise<OpenApp> {
  const openRequests = servePages(server);
  history.replaceState(null, '', address);
  const stop = refetchOnResume(client);
  let hasChanged = false;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));

  async function pass(ms: number, areImportsAwaited: boolean): Promise<void> {
    await act(async () => {
      if (areImportsAwaited) await vi.dynamicImportSettled();
      await new Promise(nextTurn);
      await vi.advanceTimersByTimeAsync(ms);
    });
  }
  async function settle(): Promise<void> {
    for (let step = 0, quietSteps = 0; quietSteps < QUIET_STEPS; step += 1) {
      if (step === MAX_STEPS) throw new Error(`${address} is still loading.`);
      hasChanged = false;
      const isLoading = openRequests() > 0 || document.title === '' || isAnythingLoading();
      // Waiting for imports takes longer than all else, and few steps have one.
      await pass(STEP_MS, isLoading || quietSteps === 1);
      const isQuiet = !isLoading && !hasChanged && changes.takeRecords().length === 0;
      quietSteps = isQuiet ? quietSteps + 1 : 0;
    }
  }
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const prefetch = createPagePrefetch(client);
  await act(async () => root.render(<App client={client} words={words} prefetch={prefetch} />));
  await settle();
  return {
    async pass(ms) {
      await pass(ms, true);
      await settle();
    },
    async passUntil(instant) {
      await pass(Math.max(instant - MAX_SETTLE_MS - performance.now(), 0), true);
      await settle();
      const restMs = instant - performance.now();
      if (restMs < 0) throw new Error(`${address} has taken too long to settle.`);
      await pass(restMs, false);
    },
    async passSeconds(count) {
      for (let second = 0; second < count; second += 1)
        await act(async () => {
          await vi.advanceTimersByTimeAsync(1000);
          do await new Promise(nextTurn);
          while (openRequests() > 0);
        });
    },
    async chooseLocale(locale) {
      await act(async () => localeSetting.choose(locale));
      await settle();
    },
    async refetch() {
      await act(async () => void client.invalidateQueries());
      await settle();
    },
    async close() {
      changes.disconnect();
      await act(async () => root.unmount());
      stop();
      client.clear();
      document.body.replaceChildren();
    },
  };
}

/** Returns an element with its attributes in order. */
function write(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
  const content = [...node.childNodes].map(write).join('');
  return `\n<${[node.localName, ...attributes].join(' ')}>${content}`;
}

/** Returns everything that the document and the browser's storage have, without ids that React makes. */
export function everythingOnThePage(): string {
  const storage = [localStorage, sessionStorage].map((area) => JSON.stringify({ ...area }));
  return [document.title, write(document.documentElement), ...storage]
    .join('\n')
    .replaceAll(/[«_]r_?\w+[»_]/g, '«id»');
}
