import { expect } from '@playwright/test';
import { PLANTED } from './planted.ts';
import { setClock } from './world.ts';

/** The service indexes the names of all players at the first search, for seconds: a test that searches waits for it. */
export async function waitForSearchIndex(address: string): Promise<void> {
  await setClock(PLANTED.now);
  await expect(async () => {
    const { ok } = await fetch(`${address}/api/v2.2/search/?t=player&q=rovers`);
    expect(ok).toBe(true);
  }).toPass({ timeout: 100_000 });
}
