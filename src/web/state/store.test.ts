import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore, subscribeToAll, useStore } from './store.ts';

afterEach(cleanup);

test('calls back when the value changes, and not for the same value', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(2);
  expect(store.get()).toBe(2);
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('subscribes to several stores until it is left', () => {
  const [a, b] = [createStore(0), createStore('')];
  const listener = vi.fn();
  const leave = subscribeToAll(a, b)(listener);
  a.set(1);
  b.set('b');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  a.set(2);
  b.set('c');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a component renders when what it reads changes', () => {
  const store = createStore({ name: 'a', age: 1 });
  const render = vi.fn(() => useStore(store, ({ name }) => name));
  const { result } = renderHook(render);
  expect(result.current).toBe('a');
  act(() => store.set({ name: 'a', age: 2 }));
  expect(render).toHaveBeenCalledTimes(1);
  act(() => store.set({ name: 'b', age: 2 }));
  expect(result.current).toBe('b');
});
