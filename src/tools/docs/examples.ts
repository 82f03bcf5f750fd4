import { crawl, type Visit } from '#contract/crawl/crawl.ts';
import { createDemoApp } from '#service/http/demo-app.ts';
import type { World } from '#service/world/world.ts';

/** A Saturday afternoon of world 1, with matches in every state. */
const NOW = Date.parse('2026-11-21T15:30:00Z');
const HOST = '127.0.0.1:4022';

/** Returns the embedded service's answers of a world at one instant, one visit for each way to request an operation. */
export async function exampleVisits(world: World): Promise<readonly Visit[]> {
  const app = createDemoApp(world, { now: () => NOW, media: true });
  const visits: Visit[] = [];
  const steps = crawl(async ({ route }, question) => {
    const query = new URLSearchParams({ ...Object.fromEntries(question), user: 'demo', token: 'demo' });
    const answer = await app.inject({ url: `/v2.2/${route}/?${query}`, headers: { host: HOST } });
    return { status: answer.statusCode, body: answer.json() };
  });
  for await (const visit of steps) visits.push(visit);
  return visits;
}
