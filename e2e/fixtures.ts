import { test as base, expect } from '@playwright/test';
import { watchForeignRequests } from './support/foreign-requests.ts';
import { PLANTED } from './support/planted.ts';
import { servers } from './support/servers.ts';
import { type Situation, type SituationName, situation } from './support/situations.ts';
import type { Addresses } from './support/touchline.ts';
import { connectWorld, LIVE_LIST, refreshed, setClock, setFault } from './support/world.ts';

/** Playwright says so where `serviceWorkers` is `block`. */
export const NO_SERVICE_WORKER = /^Service Worker registration blocked by Playwright$/;

interface World {
  /** Sets the world's time to an ISO instant and lets it run at `speed`. */
  at(instant: string, speed?: number): Promise<void>;
  find(name: SituationName): Situation;
  fault: typeof setFault;
}

interface TestFixtures {
  readonly world: World;
  /** Console messages that the test expects. */
  readonly allowed: RegExp[];
  readonly noConsoleErrors: undefined;
  readonly noForeignRequests: undefined;
}

interface WorkerFixtures {
  readonly touchline: Addresses;
}

/**
 * Each worker has a Touchline of its own. Every test begins at the planted instant with a working service, and fails
 * on any console message or page error that is not in `allowed`, and on any request to another origin than the page's.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  touchline: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const touchline = servers().touchlines[parallelIndex];
      if (!touchline) throw new Error(`The setup has started no Touchline for worker ${parallelIndex}.`);
      connectWorld(touchline);
      await use(touchline);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ touchline }, use) => use(touchline.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  allowed: async ({}, use) => {
    await use([]);
  },
  world: [
    async ({ touchline: _ }, use) => {
      let hasFailed = false;
      const fault: World['fault'] = (kind) => {
        hasFailed = true;
        return setFault(kind);
      };
      await setClock(PLANTED.now);
      await use({ at: setClock, find: situation, fault });
      if (!hasFailed) return;
      await setFault(null);
      await refreshed(LIVE_LIST);
    },
    { auto: true },
  ],
  noConsoleErrors: [
    async ({ page, allowed }, use) => {
      const problems: { readonly text: string; readonly url: string }[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push({ text: message.text(), url: message.location().url });
      });
      /** `Cache-Status` of failed answers, which has their cause, by address. */
      const causes = new Map<string, string | undefined>();
      page.on('response', (response) => {
        if (response.status() >= 500) causes.set(response.url(), response.headers()['cache-status']);
      });
      page.on('pageerror', (error) => problems.push({ text: String(error), url: page.url() }));
      await use(undefined);
      const patterns = [NO_SERVICE_WORKER, ...allowed];
      const unexpected = problems.filter(({ text }) => !patterns.some((pattern) => pattern.test(text)));
      expect(unexpected.map((problem) => ({ ...problem, cause: causes.get(problem.url) }))).toEqual([]);
    },
    { auto: true },
  ],
  noForeignRequests: [
    async ({ context }, use) => {
      const foreignRequests = watchForeignRequests(context);
      await use(undefined);
      expect(foreignRequests()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
