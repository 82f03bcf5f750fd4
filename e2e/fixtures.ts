import { test as base, expect } from '@playwright/test';
import { findSituation, healthy, PLANTED, type Situation, setClock, setFault } from './support/world.ts';

export interface World {
  /** Sets the world's time to an ISO instant and lets it run at `speed`. */
  at(instant: string, speed?: number): Promise<void>;
  find(situation: string, from?: string): Situation;
  fault: typeof setFault;
}

/**
 * Every story begins at the planted instant with a healthy service, and fails on any console error or page
 * error that it does not name with `allowed`.
 */
export const test = base.extend<{ world: World; allowed: RegExp[]; noConsoleErrors: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  allowed: async ({}, use) => {
    await use([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  world: async ({}, use) => {
    await setFault(null);
    await setClock(PLANTED.now);
    await healthy();
    await use({ at: setClock, find: findSituation, fault: setFault });
    await setFault(null);
  },
  noConsoleErrors: [
    async ({ page, allowed }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(undefined);
      expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
