import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { START_FLAGS } from './v8-flags.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('npm start and the image have the flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  expect(scripts.start).toBe(['node', ...START_FLAGS, 'touchline.js .env'].join(' '));
  expect(read('docs/deploy/Containerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...START_FLAGS, 'touchline.js']).replaceAll(',', ', ')}`,
  );
});
