import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVICE_FLAGS } from './embedded.ts';

test('alone the service is started as it is beside the pages', () => {
  const path = join(import.meta.dirname, '../../package.json');
  const { scripts } = JSON.parse(readFileSync(path, 'utf8')) as { scripts: { service: string } };
  expect(scripts.service).toBe(['node', ...SERVICE_FLAGS, 'src/run/service.ts'].join(' '));
});
