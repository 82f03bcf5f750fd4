import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const read = async () => (await import('./my-books.ts')).myBooks.get();

test.each([
  ['nothing', null],
  ['no JSON', 'books'],
  ['another kind of thing', '"all"'],
  ['a list', '["1"]'],
  ['ids of another kind', '{"ids":"1","isOn":true}'],
])('unreadable storage is no choice: %s', async (_, stored) => {
  if (stored !== null) localStorage.setItem('books', stored);
  expect(await read()).toEqual({ ids: [], isOn: false });
});

test('keeps the readable ids of a list, each once; without any it is off', async () => {
  localStorage.setItem('books', '{"ids":["3",7,"1","3",null],"isOn":true}');
  expect(await read()).toEqual({ ids: ['3', '1'], isOn: true });
  vi.resetModules();
  localStorage.setItem('books', '{"ids":[7],"isOn":true}');
  expect(await read()).toEqual({ ids: [], isOn: false });
});

test('the first choice turns the filter on, removing the last one turns it off, and everything is stored', async () => {
  const { myBooks, switchMyBooks, toggleBook } = await import('./my-books.ts');
  switchMyBooks();
  expect(myBooks.get()).toEqual({ ids: [], isOn: false });
  toggleBook('3');
  toggleBook('1');
  expect(myBooks.get()).toEqual({ ids: ['3', '1'], isOn: true });
  switchMyBooks();
  toggleBook('2');
  expect(JSON.parse(localStorage.getItem('books') ?? '')).toEqual({ ids: ['3', '1', '2'], isOn: false });
  for (const id of ['1', '2', '3']) toggleBook(id);
  expect(myBooks.get()).toEqual({ ids: [], isOn: false });
});
