import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { folderClaim } from './folder-claim.ts';

test('only one process has a folder, until it gives it up', async () => {
  const folder = temporaryFolder();
  const [one, another] = [folderClaim(folder), folderClaim(folder)];
  expect([await one.take(false), await another.take(false), await one.take(true)]).toEqual([
    true,
    false,
    true,
  ]);
  one.release();
  expect([await another.take(false), await one.take(false)]).toEqual([true, false]);
  another.release();
});

test('where no lock can be made a process counts as the only one', async () => {
  const file = join(temporaryFolder(), 'no-folder');
  writeFileSync(file, '');
  expect(await folderClaim(file).take(false)).toBe(true);
});
