/** Bodies that are designed to block the event loop or to cause a defect. */
import { expect, test } from 'vitest';
import { fakeWireMatch, LIVE_KICK_OFF_SECONDS } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const LIVE = '/api/v2.2/livescores/?t=live&include=events';

/** Returns a match with an unreadable field, which has to be repaired. */
const flawed = (id: number, more: object = {}) => ({
  ...fakeWireMatch(id, 1, LIVE_KICK_OFF_SECONDS),
  week: 'soon',
  ...more,
});
const wide = Object.fromEntries(Array.from({ length: 400_000 }, (_, index) => [`k${index}`, 1]));
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const withDeep = (record: object, depth: number) =>
  `{"data":[${JSON.stringify(record).slice(0, -1)},"x":${deep(depth)}}],"meta":{}}`;
const listing = (records: unknown) => JSON.stringify({ data: records, meta: {} });

test.each([
  ['400,000 keys of a record', listing([flawed(7, wide)])],
  ['400,000 keys of the answer', listing(wide)],
  ['400,000 entries of a record', listing([flawed(7, { events: Array(400_000).fill({}) })])],
  ['400,000 records', listing(Array(400_000).fill({}))],
  ['depth 10,000', withDeep(flawed(7), 10_000)],
  ['depth 100,000', withDeep(flawed(7), 100_000)],
  ['depth without an end', `{"data":${'['.repeat(1_000_000)}`],
])('refuses %s without a defect', async (_, text) => {
  const { get, logLines } = await startBffForTest((_request, response) => {
    response.setHeader('content-type', 'application/json').end(text);
  });
  const { statusCode, body } = await get(LIVE);
  expect([statusCode, JSON.parse(body).error.code]).toEqual([502, 'upstream_refused']);
  expect(logLines.join()).not.toContain('defect');
});

test('keeps all of 5,000 records that need repair', async () => {
  const { get } = await startBffForTest((_request, response) => {
    const records = Array.from({ length: 5_000 }, (_, index) => flawed(index + 1));
    response.setHeader('content-type', 'application/json').end(listing(records));
  });
  const { json } = await get('/api/v2.2/fixtures/?t=season&season_id=7');
  expect(json().data).toHaveLength(5_000);
});
