/** Polls of a real browser, which offers its last answer as a dictionary and decodes the difference. */
import { createHash } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { LIVE_LIST, pageAddress, refreshed } from './support/world.ts';

const START = Date.parse('2026-11-21T15:30:00Z');
const POLL_SECONDS = 10;
const PATH = `/api/v2.2/${LIVE_LIST}`;
/** Slower, so that nothing changes between the answers that are compared. */
const SPEED = 0.000_1;

test('through ten minutes of play every difference decodes to the whole answer', async ({ page, world }) => {
  test.setTimeout(240_000); // 61 polls, however busy the machine is
  await page.goto('/healthz'); // loads nothing else
  const encodings: (string | null)[] = [];
  for (let seconds = 0; seconds <= 600; seconds += POLL_SECONDS) {
    await world.at(new Date(START + seconds * 1_000).toISOString(), SPEED);
    await refreshed(LIVE_LIST);
    const poll = await page.evaluate(async (path) => {
      const response = await fetch(path, { cache: 'no-cache' });
      const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
      return {
        encoding: response.headers.get('content-encoding'),
        hash: btoa(String.fromCharCode(...new Uint8Array(hash))),
      };
    }, PATH);
    const whole = await fetch(`${pageAddress()}${PATH}`, { headers: { 'accept-encoding': 'identity' } });
    const hash = createHash('sha256').update(Buffer.from(await whole.arrayBuffer()));
    expect(poll.hash, `${seconds} s`).toBe(hash.digest('base64'));
    encodings.push(poll.encoding);
  }
  expect(encodings.filter((encoding) => encoding === 'dcz').length).toBeGreaterThan(encodings.length / 2);
});
