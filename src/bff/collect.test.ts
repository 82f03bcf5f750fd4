import { expect, test } from 'vitest';
import { collect, type Page } from './collect.ts';

interface Row {
  readonly id: string;
  readonly score?: number;
}

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));

/** A feed of `total` rows in pages of 100, and the pages that were asked for. */
function feed(total: number) {
  const pages = Math.ceil(total / 100);
  const requestedPages: number[] = [];
  const read = async (page: number): Promise<Page<Row>> => {
    requestedPages.push(page);
    return { records: rows((page - 1) * 100, Math.min(page * 100, total)), dropped: 1, pages, total };
  };
  return { requestedPages, read };
}

test('pages become one list in their order, and what was lost is added up', async () => {
  const { requestedPages, read } = feed(250);
  const { records, dropped, total } = await collect(read);
  expect(records.map(({ id }) => Number(id))).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect([dropped, total, requestedPages]).toEqual([3, 250, [1, 2, 3]]);
});

test('two pages are read at a time', async () => {
  const { read } = feed(600);
  let underWay = 0;
  let most = 0;
  await collect(async (page) => {
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return read(page);
  });
  expect(most).toBe(2);
});

test('at most twenty pages are read', async () => {
  const { requestedPages, read } = feed(5_000);
  expect((await collect(read)).records).toHaveLength(2_000);
  expect(requestedPages).toHaveLength(20);
});

test('a match that stands on two pages is there once, as the later page has it', async () => {
  const pages: Row[][] = [
    [{ id: '1' }, { id: '2', score: 0 }],
    [{ id: '2', score: 1 }, { id: '3' }],
  ];
  const { records } = await collect<Row>(async (page) => ({
    records: pages[page - 1] ?? [],
    dropped: 0,
    pages: 2,
    total: 3,
  }));
  expect(records).toEqual([{ id: '1' }, { id: '2', score: 1 }, { id: '3' }]);
});

test('when the total moves between pages, all are read again', async () => {
  let calls = 0;
  const { records } = await collect<Row>(async (page) => {
    calls += 1;
    // A match ends after the first page: what stood first on the second page slips to the first.
    const before = calls === 1;
    const total = before ? 201 : 200;
    return {
      records: page === 1 ? rows(before ? 0 : 1, before ? 100 : 101) : rows(101, 201),
      dropped: 0,
      pages: 2,
      total,
    };
  });
  expect(calls).toBe(4);
  expect(records).toHaveLength(200);
  expect(records.some(({ id }) => id === '100')).toBe(true);
});

test('a total that never rests is taken as it comes', async () => {
  let calls = 0;
  const { total } = await collect<Row>(async (page) => {
    calls += 1;
    return { records: rows(page * 100, page * 100 + 1), dropped: 0, pages: 2, total: calls };
  });
  expect([calls, total]).toEqual([6, 6]);
});

test('a page that fails fails the whole', async () => {
  const { read } = feed(300);
  const failing = collect<Row>((page) => (page === 3 ? Promise.reject(new Error('page 3')) : read(page)));
  await expect(failing).rejects.toThrow('page 3');
});
