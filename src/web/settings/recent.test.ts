import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from './recent.ts';

const resultOf = (id: string, fields: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'team',
  id,
  name: `Team ${id}`,
  about: null,
  cc: null,
  startdate: null,
  ...fields,
});

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import('./recent.ts');

test('the last choice comes first, each once, and at most eight are stored', async () => {
  const { addRecent, recent } = await load();
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) addRecent(resultOf(id));
  expect(recent.get().map(({ id }) => id)).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
});

test('choices of different kinds with the same id are different', async () => {
  const { addRecent, recent } = await load();
  addRecent(resultOf('1'));
  addRecent(resultOf('1', { kind: 'player' }));
  expect(recent.get()).toHaveLength(2);
});

test('keeps what is readable in storage', async () => {
  const good = resultOf('7', { kind: 'match', about: 'A league', startdate: 1_795_219_200 });
  const bad = [null, 3, 'x', {}, { ...good, kind: 'planet' }, { ...good, id: 7 }, { ...good, name: null }];
  localStorage.setItem(
    'recent',
    JSON.stringify([...bad, good, { ...resultOf('8'), about: 5, startdate: 'x' }]),
  );
  const { recent } = await load();
  expect(recent.get()).toEqual([good, resultOf('8')]);
});

test.each(['', '{', '{"a":1}', '7', 'null'])('storage that holds %j holds nothing', async (text) => {
  localStorage.setItem('recent', text);
  const { recent } = await load();
  expect(recent.get()).toEqual([]);
});
