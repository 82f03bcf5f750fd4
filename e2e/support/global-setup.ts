import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { buildIfStale } from '#run/build.ts';
import { startArticleServer } from './article.ts';
import { setServers } from './servers.ts';
import { findSituations } from './situations.ts';
import { startWorld } from './world.ts';

/**
 * Once before all tests: the pages' build, the situations, and the servers. A Touchline that a worker started would be
 * started again, with an empty cache, for each project and after each failure.
 */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  buildIfStale(join(import.meta.dirname, '../..'));
  findSituations();
  const article = await startArticleServer();
  const origin = `http://localhost:${article.port}`;
  const start = () => startWorld({ EMBED_ORIGINS: origin, FRAME_ORIGINS: origin });
  const touchlines = await Promise.all(Array.from({ length: workers }, start));
  setServers({ articlePort: article.port, touchlines });
  return async () => {
    await Promise.all(touchlines.map((touchline) => touchline.close()));
    article.close();
  };
}
