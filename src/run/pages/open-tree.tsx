import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { refetchOnResume } from '#web/data/refetch-on-resume.ts';
import { isAnythingLoading } from '#web/ui/loading.tsx';
import { type Fetch, type PageServer, servePages } from './serve-pages.ts';

export interface OpenTree {
  /** Lets time pass, ms, until everything that follows from it is drawn. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until an instant of `performance.now()`, by which everything has to be drawn. */
  passUntil(instant: number): Promise<void>;
  /** Lets seconds pass, in each of which all requests are answered. */
  passSeconds(count: number): Promise<void>;
  /** Changes something, and waits until everything that follows from it is drawn. */
  change(task: () => void): Promise<void>;
  /** Requests again what is shown. */
  refetch(): Promise<void>;
  /** Drops all data, and requests them like a page that has just been opened. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** What is opened, in messages. */
  readonly name: string;
  readonly client: QueryClient;
  readonly server: PageServer | Fetch;
  /** Whether there is something to see, which loads no more. */
  readonly isDrawn?: () => boolean;
}

/** The machine's own, while the timers are a test's. */
const nextTurn = globalThis.setImmediate;

const STEP_MS = 60;
/** Steps without a request and without a change after which a page is drawn. */
const QUIET_STEPS = 3;
const MAX_STEPS = 60;
/** Time in which a page that shows everything settles after a change. */
const MAX_SETTLE_MS = 2000;

/** Draws a program with its data, of which requests are answered by `server`. */
export async function openTree(
  element: ReactNode,
  { name, client, server, isDrawn = () => true }: Options,
): Promise<OpenTree> {
  const openRequests = servePages(server);
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
      if (step === MAX_STEPS) throw new Error(`${name} is still loading.`);
      hasChanged = false;
      const isLoading = openRequests() > 0 || !isDrawn() || isAnythingLoading();
      // Waiting for imports takes longer than all else, and few steps have one.
      await pass(STEP_MS, isLoading || quietSteps === 1);
      const isQuiet = !isLoading && !hasChanged && changes.takeRecords().length === 0;
      quietSteps = isQuiet ? quietSteps + 1 : 0;
    }
  }
  async function change(task: () => void): Promise<void> {
    await act(async () => task());
    await settle();
  }
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  await change(() => root.render(element));
  return {
    change,
    async pass(ms) {
      await pass(ms, true);
      await settle();
    },
    async passUntil(instant) {
      await pass(Math.max(instant - MAX_SETTLE_MS - performance.now(), 0), true);
      await settle();
      const restMs = instant - performance.now();
      if (restMs < 0) throw new Error(`${name} has taken too long to settle.`);
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
    refetch: () => change(() => void client.invalidateQueries()),
    reload: () => change(() => void client.resetQueries()),
    async close() {
      changes.disconnect();
      await act(async () => root.unmount());
      stop();
      client.clear();
      document.body.replaceChildren();
    },
  };
}
