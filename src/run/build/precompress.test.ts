import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeSite } from '#run/testing/small-build.ts';
import { precompress } from './precompress.ts';

/** More than the minimum. */
const LONG_CODE = `console.log('${'long '.repeat(300)}');`;

test('writes both encodings beside a long text file, and none beside a short one or a picture', async () => {
  const site = makeSite({ 'main.js': LONG_CODE, 'public/short.json': '[]', 'public/flag.png': LONG_CODE });
  const { outDir, files } = await site(precompress());
  const [script = ''] = [...files.keys()].filter((name) => name.endsWith('.js'));
  const text = readFileSync(join(outDir, script), 'utf8');
  expect(brotliDecompressSync(readFileSync(join(outDir, `${script}.br`))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(outDir, `${script}.gz`))).toString()).toBe(text);
  for (const name of ['short.json', 'flag.png']) expect(existsSync(join(outDir, `${name}.gz`))).toBe(false);
});

test('leaves the encodings of an earlier build, but not those of files that keep their name', async () => {
  const site = makeSite({ 'main.js': LONG_CODE, 'public/boot.js': LONG_CODE });
  const { outDir, files } = await site(precompress());
  const script = join(outDir, [...files.keys()].find((name) => name.startsWith('assets/')) ?? '');
  const encodings = [`${script}.gz`, join(outDir, 'boot.js.gz')] as const;
  for (const file of encodings) writeFileSync(file, 'earlier');
  await site(precompress());
  expect(encodings.map((file) => readFileSync(file, 'utf8') === 'earlier')).toEqual([true, false]);
});
