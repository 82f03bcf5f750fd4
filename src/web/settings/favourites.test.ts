import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const team = { kind: 'team', id: '1001', name: 'Kilmartin Rovers', img: '/img/teams/1001' } as const;

/** Loads the store as a newly opened page does. */
async function load() {
  vi.resetModules();
  return import('./favourites.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('favourites persist until the next visit, in the order of choosing', async () => {
  const before = await load();
  before.follow(team);
  before.follow({ kind: 'competition', id: '10', name: 'Premier', img: null });
  const { favourites } = await load();
  expect(favourites.get().map(({ name }) => name)).toEqual(['Kilmartin Rovers', 'Premier']);
});

test('following twice is once, and a team and a match with the same id are different', async () => {
  const { favourites, follow } = await load();
  follow(team);
  follow({ kind: 'match', id: '1001', name: 'A – B', img: null });
  follow(team);
  expect(favourites.get().map(({ kind }) => kind)).toEqual(['team', 'match']);
});

test.each([
  ['{broken', 0],
  ['"text"', 0],
  ['[1, null, {"kind":"coach","id":"1","name":"x"}, {"kind":"team","id":7,"name":"x"}]', 0],
  ['[{"kind":"team","id":"7","name":"x","img":"https://elsewhere/x.png"}]', 1],
  ['[{"kind":"player","id":"7","name":"x"}]', 1],
])('only readable stored favourites count: %s', async (stored, count) => {
  localStorage.setItem('favourites', stored);
  const { favourites } = await load();
  expect(favourites.get()).toHaveLength(count);
  expect(favourites.get().every(({ img }) => img === null)).toBe(true);
});

test('blocked storage is replaced by memory', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { favourites, follow } = await load();
  follow(team);
  expect(favourites.get()).toEqual([team]);
});

test('the oldest matches are dropped first', async () => {
  const { favourites, follow } = await load();
  follow(team);
  for (let id = 0; id < 320; id += 1) follow({ kind: 'match', id: `${id}`, name: 'A – B', img: null });
  expect(favourites.get()).toHaveLength(300);
  expect(favourites.get()[0]).toEqual(team);
  expect(favourites.get().at(-1)?.id).toBe('319');
});

test('reacts to another tab', async () => {
  const { favourites, useIsFollowed } = await load();
  const { result } = renderHook(() => useIsFollowed({ kind: 'team', id: '1001' }));
  expect(result.current).toBe(false);
  localStorage.setItem('favourites', JSON.stringify([team]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' })));
  expect(result.current).toBe(true);
  expect(favourites.get()).toEqual([team]);
});
