import { expect, test } from 'vitest';
import type { ServiceReply } from '#contract/crawl/crawl.ts';
import { crawlStepsOf } from '#contract/crawl/crawl-steps.ts';
import { answerOf, wireLive } from '#contract/testing/examples.ts';
import { conform } from './conform.ts';
import { reportTable } from './report-table.ts';
import type { ConformanceRow } from './row.ts';

const EMPTY: ServiceReply = { status: 200, body: answerOf([]) };
const LIVE: ServiceReply = { status: 200, body: answerOf([wireLive()]) };

/**
 * Returns the rows of a service that responds to `live` with the given reply and to everything else with the other.
 */
async function rowsOf(live: ServiceReply, rest: ServiceReply = EMPTY): Promise<readonly ConformanceRow[]> {
  return (await conform(async ({ t }) => (t === 'live' ? live : rest))).rows;
}

async function liveRow(live: ServiceReply): Promise<ConformanceRow> {
  const [row] = await rowsOf(live);
  if (row?.name !== 'livescores?t=live') throw new Error('The crawl does not begin with livescores?t=live.');
  return row;
}

test('a complete response passes and reports its empty fields', async () => {
  const row = await liveRow({
    status: 200,
    body: answerOf([wireLive({ leg: null }), wireLive({ leg: null })]),
  });
  expect(row).toMatchObject({
    status: 200,
    records: 2,
    lost: 0,
    unexplained: [],
    outcome: 'passes',
    note: '',
  });
  expect(row.fields.empty).toContain('leg');
  expect(row.fields.empty).not.toContain('time.minute');
});

test('a lost record or an unexplained field fails', async () => {
  const lost = await liveRow({ status: 200, body: answerOf([wireLive({ status: null })]) });
  expect(lost).toMatchObject({ lost: 1, outcome: 'fails' });
  const strange = await liveRow({ status: 200, body: answerOf([{ ...wireLive(), stadium: 'Old Mill' }]) });
  expect(strange).toMatchObject({ outcome: 'fails', unexplained: ['stadium'], note: 'unexplained: stadium' });
});

test.each([
  [{ status: 200, body: { data: 'nothing' } }, 'fails', 'The answer should be a list, and is not.'],
  [{ status: 200, body: null }, 'fails', 'The answer has no data: it is not of v2.2.'],
  [{ status: 500, body: null }, 'fails', 'refused'],
  [{ status: 0, body: null }, 'fails', 'no answer'],
  [{ status: 200, body: { data: [] } }, 'no data', ''],
  [{ status: 403, body: { data: [] } }, 'no data', 'not in the plan of the account'],
])('%j: %s, because of "%s"', async (reply, outcome, note) => {
  expect(await liveRow(reply)).toMatchObject({ status: reply.status, outcome, note });
});

test('only an operation named by the spec alone may be refused', async () => {
  const rows = await rowsOf(LIVE, { status: 400, body: { data: [] } });
  expect(rows.find(({ name }) => name === 'fixtures?t=match_by_id')).toMatchObject({ outcome: 'no data' });
  expect(rows.find(({ name }) => name === 'fixtures?t=info')).toMatchObject({ outcome: 'fails' });
});

test('skips an operation whose ids were never discovered', async () => {
  const rows = await rowsOf(EMPTY);
  const team = rows.find(({ name }) => name === 'fixtures?t=last_next');
  expect(team).toMatchObject({ status: null, outcome: 'not asked' });
  expect(team?.note).toBe('no earlier answer had its parameters');
});

test.each([
  [429, 'allowance'],
  [401, 'credentials'],
] as const)('stops at %i and reports why', async (status, stopped) => {
  let requests = 0;
  const conformance = await conform(async () => {
    requests += 1;
    return requests < 5 ? LIVE : { status, body: {} };
  });
  expect(requests).toBe(5);
  expect(conformance).toMatchObject({ requests: 5, stopped });
  expect(conformance.rows.filter(({ outcome }) => outcome !== 'not asked')).toHaveLength(4);
  expect(conformance.rows.at(-1)).toMatchObject({ outcome: 'not asked', note: '' });
});

test('stops when a response leaves no requests, and keeps that response', async () => {
  let remaining = 7;
  const conformance = await conform(async () => {
    remaining -= 1;
    return { status: 200, body: answerOf([wireLive()], { requests_left: remaining }) };
  });
  expect(conformance).toMatchObject({ requests: 7, stopped: 'allowance' });
  expect(conformance.rows.filter(({ outcome }) => outcome === 'passes')).toHaveLength(7);
});

test('respects the maximum number of requests', async () => {
  const conformance = await conform(async () => LIVE, { maxRequests: 3 });
  expect(conformance).toMatchObject({ requests: 3, stopped: 'max_requests' });
});

test('requests one operation and only what its parameters need', async () => {
  const paths: string[] = [];
  const conformance = await conform(
    async ({ route, t }) => {
      paths.push(`${route}.${t}`);
      return LIVE;
    },
    { steps: crawlStepsOf('fixtures.match_events') },
  );
  expect(conformance.rows.map(({ name }) => name)).toEqual(['fixtures?t=match_events']);
  expect(paths[0]).toBe('livescores.live');
  expect(new Set(paths)).toEqual(new Set(['livescores.live', 'fixtures.match_events']));
});

test('the table has one line per row, followed by the fields that were never filled', async () => {
  const row = await liveRow({ status: 200, body: answerOf([wireLive({ leg: null })]) });
  const other = await liveRow({ status: 500, body: null });
  const lines = reportTable([row, other, await liveRow(EMPTY)]);
  expect(lines[0]).toMatch(/^operation +status +records +lost +unexplained +never seen$/);
  expect(lines[1]).toMatch(/^livescores\?t=live +200 +1 +0 +0 +\d+ +passes$/);
  expect(lines[2]).toMatch(/^livescores\?t=live +500 +0 +0 +0 +0 +fails: refused$/);
  expect(lines[3]).toMatch(/^livescores\?t=live +200 +0 +0 +0 +0 +no data$/);
  expect(lines.at(-1)).toMatch(/^ {2}match_row: .*leg/);
});
