import { expect, test } from 'vitest';
import { answerOf, wireLive } from '#contract/testing/examples.ts';
import type { Reply } from '#contract/walk/walk.ts';
import { conform } from './conform.ts';
import type { Row } from './row.ts';
import { tableOf } from './table.ts';

/** Rows of a service that answers `live` feeds so, and everything else with nothing. */
async function rowsOf(
  live: Reply,
  rest: Reply = { status: 200, body: answerOf([]) },
): Promise<readonly Row[]> {
  return (await conform(async ({ t }) => (t === 'live' ? live : rest))).rows;
}

async function liveRow(live: Reply): Promise<Row> {
  const [row] = await rowsOf(live);
  if (row?.name !== 'livescores?t=live') throw new Error('The walk begins elsewhere.');
  return row;
}

test('what is read whole passes, and its empty fields are told', async () => {
  const row = await liveRow({
    status: 200,
    body: answerOf([wireLive({ leg: null }), wireLive({ leg: null })]),
  });
  expect(row).toMatchObject({ status: 200, records: 2, lost: 0, unexplained: [], passes: true, note: '' });
  expect(row.fields.unseen).toContain('leg');
  expect(row.fields.unseen).not.toContain('time.minute');
});

test('a record that is lost and a field that nobody explains do not pass', async () => {
  const lost = await liveRow({ status: 200, body: answerOf([wireLive({ status: null })]) });
  expect(lost).toMatchObject({ lost: 1, passes: false });
  const strange = await liveRow({ status: 200, body: answerOf([{ ...wireLive(), stadium: 'Old Mill' }]) });
  expect(strange).toMatchObject({ passes: false, unexplained: ['stadium'], note: 'unexplained: stadium' });
});

test.each([
  [{ status: 200, body: { data: 'nothing' } }, false, 'The answer should be a list, and is not.'],
  [{ status: 200, body: null }, false, 'The answer has no data: it is not of v2.2.'],
  [{ status: 500, body: null }, false, 'refused'],
  [{ status: 0, body: null }, false, 'no answer'],
  [{ status: 403, body: { data: [] } }, true, 'not in the plan of the account'],
])('%j: passes %s, because of "%s"', async (reply, passes, note) => {
  expect(await liveRow(reply)).toMatchObject({ status: reply.status, passes, note });
});

test('what the spec alone names may be refused as the real service does, and nothing else', async () => {
  const match = { status: 200, body: answerOf([wireLive()]) };
  const rows = await rowsOf(match, { status: 400, body: { data: [] } });
  expect(rows.find(({ name }) => name === 'fixtures?t=match_by_id')).toMatchObject({ passes: true });
  expect(rows.find(({ name }) => name === 'fixtures?t=info')).toMatchObject({ passes: false });
});

test('what could not be asked does not pass', async () => {
  const rows = await rowsOf({ status: 200, body: answerOf([]) });
  const team = rows.find(({ name }) => name === 'fixtures?t=last_next');
  expect(team).toMatchObject({ status: null, passes: false });
  expect(team?.note).toMatch(/^not asked/);
});

test('when the allowance is used up, nothing more is asked', async () => {
  let asked = 0;
  const { rows, requests } = await conform(async () => {
    asked += 1;
    return asked < 5 ? { status: 200, body: answerOf([wireLive()]) } : { status: 429, body: {} };
  });
  expect([asked, requests]).toEqual([5, 5]);
  expect(rows.filter(({ passes }) => passes).length).toBeLessThan(5);
});

test('the table has a line a row, and below what nothing filled', async () => {
  const row = await liveRow({ status: 200, body: answerOf([wireLive({ leg: null })]) });
  const other = await liveRow({ status: 500, body: null });
  const lines = tableOf([row, other]);
  expect(lines[0]).toMatch(/^operation +status +records +lost +unexplained +never seen$/);
  expect(lines[1]).toMatch(/^livescores\?t=live +200 +1 +0 +0 +\d+ +passes$/);
  expect(lines[2]).toMatch(/^livescores\?t=live +500 +0 +0 +0 +0 +FAILS: refused$/);
  expect(lines.at(-1)).toMatch(/^ {2}match_row: .*leg/);
});
