import { expect, test } from 'vitest';
import { makeSite } from '#run/testing/small-build.ts';
import { serviceWorker } from './service-worker.ts';

/** Builds a site and returns the release that its worker was built with. */
async function release(mainCode: string) {
  const site = makeSite({
    'main.js': mainCode,
    'lazy.js': 'export const lazy = 1;',
    'part.js': 'export const part = "a part";',
    'worker.js': 'import { part } from "./part.js"; addEventListener("fetch", () => [part, RELEASE]);',
  });
  const { files } = await site(serviceWorker('worker.js'));
  const worker = files.get('service-worker.js');
  const code = worker?.type === 'asset' ? String(worker.source) : '';
  const [, version = ''] = /version:\s*["'`](\w+)/.exec(code) ?? [];
  const names = [...code.matchAll(/["'`](assets\/[^"'`]+)["'`]/g)].map(([, name]) => name);
  return { code, version, names, files };
}

test('builds the worker as one file, with the addresses of all hashed files', async () => {
  const { code, names, files } = await release('import("./lazy.js");');
  const built = [...files.keys()].filter((name) => name.startsWith('assets/'));
  expect(built).toHaveLength(2);
  expect(names.toSorted()).toEqual(built.toSorted());
  expect(code).toContain('a part');
  expect(code).not.toMatch(/\b(?:import|export)\b/);
});

test('another page is another version, and the same page the same', async () => {
  const versions = [];
  for (const code of ['let a = 1; console.log(a);', 'let a = 1; console.log(a);', 'console.log(2);'])
    versions.push((await release(code)).version);
  expect(versions[0]).toMatch(/^[\da-f]{8}$/);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});
