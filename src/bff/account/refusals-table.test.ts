/** The table of docs/decisions/0066-refusals.md, played row by row through the whole proxy. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnswerHandler, fakeWireMatch, liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';

const TABLE = new URL('../../../docs/decisions/0066-refusals.md', import.meta.url);
const LIVE = '/api/v2.2/livescores/?t=live';
/** Longer than the period of live matches. */
const PERIOD_S = 31;
const UNANSWERED_CALLS = 5;

const answerWith =
  (status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): AnswerHandler =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** Answers with a match or the list of them. */
const serve =
  (requestsLeft: number): AnswerHandler =>
  (_request, _response, { pathname, searchParams }) => {
    const { data, meta } = liveEnvelope([0, 0], { requests_left: requestsLeft, plan: 'Soccer API 50' });
    const id = Number(searchParams.get('id'));
    return { data: pathname.includes('livescores') ? data : fakeWireMatch(id, 0, NOON / 1_000), meta };
  };

const DENIAL = { data: [], meta: { msg: 'Endpoint not available for your plan.' } };

/** What the data service answers, by the table's first column. */
const ANSWERS: Readonly<Record<string, AnswerHandler>> = {
  'five calls without an answer': answerWith(503),
  '401': answerWith(401),
  '429': answerWith(429),
  '429 with `Retry-After: 1`': answerWith(429, {}, { 'retry-after': '1' }),
  '429 with `Retry-After: 9000`': answerWith(429, {}, { 'retry-after': '9000' }),
  '`requests_left` 0 after 5,000': serve(0),
  '403 for an operation that has answered': answerWith(403, DENIAL),
  '200 without data, "Endpoint not available"': answerWith(200, DENIAL),
};

interface Row {
  readonly event: string;
  readonly detail: string;
  readonly status: number;
  /** Seconds between calls. */
  readonly delays: readonly number[];
  readonly logEvents: readonly string[];
  readonly isSaved: boolean;
}

function rowOf(line: string): Row {
  const [event = '', , served = '', status, delays = '', logEvents = '', saved] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return {
    event,
    detail: served.replace('old, ', ''),
    status: Number(status),
    delays: delays.split(', ').map(Number),
    logEvents: logEvents.split(', '),
    isSaved: saved === 'confirmed',
  };
}

const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map(rowOf);

/** Starts a proxy with one good answer that has become old, and lets the data service refuse from then on. */
async function setUp({ event, detail }: Row) {
  const stateDir = temporaryFolder();
  const testBff = await startBffForTest(serve(5_000), { mode: 'real' }, { stateDir });
  const { bff, get, clock, upstream } = testBff;
  await get(LIVE);
  clock.tick(PERIOD_S);
  upstream.answer = ANSWERS[event] ?? answerWith(500);
  upstream.hits.length = 0;
  let id = 0;
  const requestCold = () => {
    id += 1;
    return get(`/api/v2.2/fixtures/?t=info&id=${id}`);
  };
  return {
    ...testBff,
    /** Requests what may be refused: the list itself, or, if all calls are paused, anything new. */
    request: () => (detail === 'plan' ? get(LIVE) : requestCold()),
    requestCold: () => (detail === 'plan' ? get(`${LIVE}&lang=de`) : requestCold()),
    async readSaved() {
      await bff.close();
      const [name = ''] = readdirSync(stateDir);
      const { budget, plan } = JSON.parse(readFileSync(join(stateDir, name), 'utf8'));
      return { refusals: budget.refusals ?? 0, lacks: plan.lacks.length };
    },
  };
}

test('has a row for each answer', () => {
  expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(Object.keys(ANSWERS)));
});

describe.each(rows)('$event', (row) => {
  const { detail, status, delays, logEvents, isSaved } = row;

  test('is served, followed by calls, logged and saved as the table says', async () => {
    const { get, clock, upstream, logLines, request, requestCold, readSaved } = await setUp(row);
    for (let call = 0; call < (detail === 'breaker' ? UNANSWERED_CALLS : 1); call += 1) await request();
    const cold = await requestCold();
    expect([cold.statusCode, Number(cold.headers['retry-after']) <= 60]).toEqual([status, true]);
    const old = await get(LIVE);
    expect([old.statusCode, old.headers.age, old.headers['cache-status']]).toEqual([
      200,
      String(PERIOD_S),
      expect.stringContaining(`detail=${detail}`),
    ]);
    for (const delay of delays) {
      upstream.hits.length = 0;
      clock.tick(delay - 1);
      await request();
      expect(upstream.hits).toHaveLength(0);
      clock.tick(1);
      await request();
      expect(upstream.hits).toHaveLength(1);
    }
    const events = logLines
      .filter((line) => logEvents.some((event) => line.includes(`"${event}"`)))
      .map((line) => line.replace(/"(asksAgainInSeconds|requestsLeft|limit)":\d+/g, ''));
    expect(new Set(events).size).toBe(events.length);
    for (const event of logEvents) expect(events.join()).toContain(`"${event}"`);
    const saved = await readSaved();
    expect(saved.refusals + saved.lacks > 0).toBe(isSaved);
  });

  test('is neither saved nor shared before a second answer confirms it', async () => {
    const { request, readSaved } = await setUp(row);
    await request();
    expect(await readSaved()).toEqual({ refusals: 0, lacks: 0 });
  });
});
