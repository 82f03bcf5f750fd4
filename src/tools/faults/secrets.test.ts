/** Files that are not what their variables say. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { liveEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { LIVE_PATH } from './paths.ts';
import { startTouchlineProcess } from './touchline-process.ts';

const TOKEN = 'canary-token-of-today';
const TODAY_PATH = '/api/v2.2/livescores/?t=today';
const BUNDLE = 'x'.repeat(50_000);

test('S13 keeps its token when the file holds none, starts with no such file, and needs no state', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-secrets-'));
  const file = join(folder, 'token');
  writeFileSync(file, TOKEN);
  const upstream = await startFakeUpstream(() => liveEnvelope());
  const environment = {
    UPSTREAM_URL: upstream.url,
    UPSTREAM_USER: 'somebody',
    UPSTREAM_TOKEN_FILE: file,
    // A file in place of a folder.
    STATE_DIR: join(file, 'state'),
  };
  const touchline = startTouchlineProcess(environment);
  onTestFinished(async () => {
    await Promise.all([touchline.remove(), upstream.close()]);
    rmSync(folder, { recursive: true });
  });
  const address = await touchline.address;
  writeFileSync(file, BUNDLE);
  touchline.child.kill('SIGHUP');
  await expect.poll(() => touchline.output, { timeout: 20_000 }).toContain('credentials file is not usable');
  for (const path of [LIVE_PATH, TODAY_PATH]) expect((await fetch(address + path)).status).toBe(200);
  expect(upstream.hits.filter((hit) => !hit.includes(`token=${TOKEN}`))).toEqual([]);
  expect(touchline.output).not.toContain('credentials changed');

  const second = startTouchlineProcess(environment);
  onTestFinished(second.remove);
  expect(await second.exit).toBe(78);
  expect(second.output.trim()).toBe('UPSTREAM_TOKEN_FILE must be at most 512 characters.');
});
