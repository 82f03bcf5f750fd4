import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what service and proxy are both told is refused once', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ODDS: 'maybe' },
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('ODDS must be on or off, but is "maybe".');
});
