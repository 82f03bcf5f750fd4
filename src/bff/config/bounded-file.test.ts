import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBoundedFile } from './bounded-file.ts';
import { readBrandFile } from './brand-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads a file up to its limit, and nothing of a larger one', () => {
  const path = join(folder, 'small');
  writeFileSync(path, 'abc');
  expect(readBoundedFile(path, 3)?.toString()).toBe('abc');
  expect(readBoundedFile(path, 2)).toBeNull();
});

test('reads nothing that has no end, and no folder', () => {
  for (const path of ['/dev/zero', folder, join(folder, 'nowhere')])
    expect(() => readBoundedFile(path, 3)).toThrow();
  expect(readBrandFile({ BRAND_FILE: '/dev/zero' }).warnings).toHaveLength(1);
});
