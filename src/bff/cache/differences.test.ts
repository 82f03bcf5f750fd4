import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  createDifferences,
  hasZstdDictionaries,
  MAX_DICTIONARY_BYTES,
  usesDictionary,
} from './differences.ts';
import { makeBody } from './version.ts';

test('recognises a Node without Zstandard, or whose Zstandard ignores dictionaries', () => {
  expect(usesDictionary(zstdCompressSync)).toBe(true);
  expect(hasZstdDictionaries).toBe(true);
  expect(usesDictionary((bytes) => zstdCompressSync(bytes))).toBe(false);
  expect(usesDictionary(undefined)).toBe(false);
});

test('makes no difference that is longer than brotli, of short bodies, or of bodies beyond 2 MB', async () => {
  const { get } = createDifferences();
  const bodyOf = (text: string) => makeBody(text, 'text/plain', null);
  const words = await bodyOf('word '.repeat(1_000));
  expect(await get(await bodyOf('other '.repeat(1_000)), words)).toBeNull();
  expect(await get(words, await bodyOf('short'))).toBeNull();
  const long = await bodyOf('word '.repeat(MAX_DICTIONARY_BYTES / 5 + 1));
  expect([get(long, words), get(words, long)]).toEqual([null, null]);
});
