import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { readRedisAddress } from './redis-address.ts';

function read(environment: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  return { value: readRedisAddress(environment, problems), problems };
}

test('reads an address and the password in it, as it is written and as it is meant', () => {
  expect(read({})).toEqual({ value: null, problems: [] });
  expect(read({ REDIS_URL: ' redis://cache:6379 ' }).value).toEqual({
    url: 'redis://cache:6379',
    secrets: [],
  });
  expect(read({ REDIS_URL: 'rediss://desk:p%2Fss@cache.example.com:6380/2' }).value).toEqual({
    url: 'rediss://desk:p%2Fss@cache.example.com:6380/2',
    secrets: ['p%2Fss', 'p/ss'],
  });
});

test('reads a file, without the newline at its end', () => {
  const path = join(temporaryFolder(), 'url');
  writeFileSync(path, 'redis://:secret@cache\n');
  expect(read({ REDIS_URL_FILE: path }).value?.secrets).toEqual(['secret']);
  writeFileSync(path, '\n');
  expect(read({ REDIS_URL_FILE: path }).problems).toEqual([
    'REDIS_URL_FILE names an empty file. Write the address into it.',
  ]);
});

test.each([
  'cache:6379',
  'http://cache',
  'redis://',
  'redis:///0',
  'redis://cache/abc',
  'redis://:hunter2@cache?db=1',
])('refuses %s with a sentence that does not repeat it', (text) => {
  const { value, problems } = read({ REDIS_URL: text });
  expect(value).toBeNull();
  expect(problems).toEqual([
    'REDIS_URL must be an address such as redis://cache.example.com:6379/0 or rediss://….',
  ]);
});
