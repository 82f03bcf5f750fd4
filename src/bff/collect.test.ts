import { expect, test } from 'vitest';
import { collect, type FeedPage } from './collect.ts';

interface Row {
  readonly id: string;
  readonly score?: number;
}

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));

/** Returns a reader of a feed of `total` rows in pages of 100, and the pages that it was called with. */
function feed(total: number) {
  const pages = Math.ceil(total / 100);
  const requestedPages: number[] = [];
  const read = async (page: number): Promise<FeedPage<Row>> => {
    requestedPages.push(page);
    return {
      records: rows((page - 1) * 100, Math.min(page * 100, total)),
      dropped: 1,
      lostRecords: 1,
      pages,
      total,
    };
  };
  return { requestedPages, read };
}

test('joins pages in order and adds up dropped records', async () => {
  const { requestedPages, read } = feed(250);
  const { records, dropped, total } = await collect(read);
  expect(records.map(({ id }) => Number(id))).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect([dropped, total, requestedPages]).toEqual([3, 250, [1, 2, 3]]);
});

test('reads two pages at a time', async () => {
  const { read } = feed(600);
  let underWay = 0;
  let maxUnderWay = 0;
  await collect(async (page) => {
    maxUnderWay = Math.max(maxUnderWay, ++underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return read(page);
  });
  expect(maxUnderWay).toBe(2);
});

test('reads at most twenty pages', async () => {
  const { requestedPages, read } = feed(5_000);
  const { records, isCut } = await collect(read);
  expect([records.length, isCut, requestedPages.length]).toEqual([2_000, true, 20]);
  expect((await collect(feed(2_000).read)).isCut).toBe(false);
});

test.each([
  ['an empty page', (page: number) => (page < 3 ? rows(page, page + 1) : []), 1e9],
  ['a repeated page', (page: number) => rows(page % 2, (page % 2) + 1), 1e9],
  ['the total', (page: number) => rows(page, page + 1), 3],
])('ends a feed at %s, whatever number of pages it has', async (_, recordsOf, total) => {
  let calls = 0;
  const { isCut } = await collect<Row>(async (page) => {
    calls += 1;
    return { records: recordsOf(page), dropped: 0, lostRecords: 0, pages: 1e9, total };
  });
  expect(isCut).toBe(false);
  expect(calls).toBeLessThanOrEqual(4);
});

test('reads a long feed once, however its total changes', async () => {
  let calls = 0;
  await collect<Row>(async (page) => {
    calls += 1;
    return { records: rows(page, page + 1), dropped: 0, lostRecords: 0, pages: 1e9, total: 1e6 + calls };
  });
  expect(calls).toBe(20);
});

test('keeps a match on two pages once, from the later page', async () => {
  const pages: Row[][] = [
    [{ id: '1' }, { id: '2', score: 0 }],
    [{ id: '2', score: 1 }, { id: '3' }],
  ];
  const { records } = await collect<Row>(async (page) => ({
    records: pages[page - 1] ?? [],
    dropped: 0,
    lostRecords: 0,
    pages: 2,
    total: 3,
  }));
  expect(records).toEqual([{ id: '1' }, { id: '2', score: 1 }, { id: '3' }]);
});

test('reads all pages again when the total changes between them', async () => {
  let calls = 0;
  const { records } = await collect<Row>(async (page) => {
    calls += 1;
    // A match ends after the first page is read, so the first match of the second page moves to the first.
    const before = calls === 1;
    const total = before ? 201 : 200;
    return {
      records: page === 1 ? rows(before ? 0 : 1, before ? 100 : 101) : rows(101, 201),
      dropped: 0,
      lostRecords: 0,
      pages: 2,
      total,
    };
  });
  expect(calls).toBe(4);
  expect(records).toHaveLength(200);
  expect(records.some(({ id }) => id === '100')).toBe(true);
});

test('uses the last reading when the total keeps changing', async () => {
  let calls = 0;
  const { total } = await collect<Row>(async (page) => {
    calls += 1;
    return {
      records: rows(page * 100, page * 100 + 1),
      dropped: 0,
      lostRecords: 0,
      pages: 2,
      total: 100 + calls,
    };
  });
  expect([calls, total]).toEqual([6, 106]);
});

test('fails if one page fails', async () => {
  const { read } = feed(300);
  const failing = collect<Row>((page) => (page === 3 ? Promise.reject(new Error('page 3')) : read(page)));
  await expect(failing).rejects.toThrow('page 3');
});

test('counts no entry that a record has lost as a record', async () => {
  const { records } = await collect(async (page) => ({
    records: rows((page - 1) * 100, page * 100),
    dropped: 500,
    lostRecords: 0,
    pages: 3,
    total: 300,
  }));
  expect(records).toHaveLength(300);
});
