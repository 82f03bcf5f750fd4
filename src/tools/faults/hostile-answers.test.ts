/** Answers of a malicious data service. */
import { expect, test } from 'vitest';
import { leaksIn } from '#bff/testing/canary.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff } from '#bff/testing/start-bff.ts';
import { createDice } from '#contract/testing/dice.ts';
import { HOSTILE_PATHS, sendHostileAnswer } from './hostile-answers.ts';
import { leaksOf } from './leaks-of.ts';
import { LIVE_PATH } from './paths.ts';

const ANSWERS = 2_000;
/** Answers per BFF: it rightly sends fewer requests to a service that keeps refusing. */
const ANSWERS_EACH = 20;

/** Allowed statuses after a hostile answer; 502 and 503 mean the data service. */
const OUTCOMES = new Set([200, 403, 404, 429, 502, 503]);

test(`${ANSWERS} hostile answers break nothing, replace no good data and leak no credentials`, async () => {
  const dice = createDice(14);
  let requestedCount = 0;
  for (let done = 0; done < ANSWERS; done += ANSWERS_EACH) {
    const { get, clock, upstream, logLines, close } = await startBff(() => liveEnvelope([1, 0]));
    const good = await get(LIVE_PATH);
    upstream.answer = (request, response) => sendHostileAnswer(dice, request, response);
    upstream.hits.length = 0;
    for (let answer = 0; answer < ANSWERS_EACH; answer += 1) {
      // Longer than any pause, but not so long that the good answer is dropped.
      clock.tick(300);
      const path = dice.of(HOSTILE_PATHS);
      const outcome = await get(path);
      const { statusCode, body, headers } = outcome;
      expect([path, OUTCOMES.has(statusCode) ? 'expected' : statusCode]).toEqual([path, 'expected']);
      expect([path, leaksOf(outcome)]).toEqual([path, []]);
      if (path.startsWith('/api/')) expect(() => JSON.parse(body)).not.toThrow();
      if (path === LIVE_PATH && Number(headers.age) > 0) expect(JSON.parse(body)).toHaveProperty('data');
    }
    requestedCount += upstream.hits.length;
    expect(good.statusCode).toBe(200);
    expect(logLines.filter((line) => leaksIn(line).length > 0)).toEqual([]);
    expect(logLines.filter((line) => line.includes('defect'))).toEqual([]);
    await close();
  }
  expect(requestedCount).toBeGreaterThan(ANSWERS / 2);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
