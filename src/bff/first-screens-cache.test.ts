import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { JSON_TYPE, makeBody, type Version } from '#bff/cache/version.ts';
import { createFirstScreensCache } from './first-screens-cache.ts';

const MB = 1024 * 1024;

/** Returns a day's list of one match with an incompressible text of this length. */
async function versionOf(bytes: number): Promise<Version> {
  const league = { id: '1', name: 'League', country_code: null };
  const name = randomBytes(bytes).toString('base64').slice(0, bytes);
  const text = JSON.stringify({ data: [{ id: '7', league, name }], meta: { dropped: 0 } });
  const body = await makeBody(text, JSON_TYPE, null);
  return { body, asOf: 0, receivedAt: 0, freshUntil: 0, refreshAt: 0, deleteAt: 0, progress: new Map() };
}

test('caches the first screens of a day while the lists are small', async () => {
  const lists = createFirstScreensCache();
  const version = await versionOf(100);
  const bodies = await lists.get([version], null, 60);
  expect(await lists.get([version], 'de', 60)).not.toBe(bodies);
  expect(lists.get([version], null, 60)).toBe(bodies);
});

test('stays within its limit of bytes, however few the lists are', async () => {
  const lists = createFirstScreensCache();
  const versions = await Promise.all(Array.from({ length: 12 }, () => versionOf(MB)));
  for (const version of versions) await lists.get([version], null, 60);
  const heldBytes = versions.filter((version) => !(lists.get([version], null, 60) instanceof Promise));
  expect(heldBytes.length).toBeGreaterThan(0);
  expect(heldBytes.length).toBeLessThan(6);
});
