import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useViews } from './use-views.ts';
import { viewsOf } from './views.ts';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['odds'];
});

const names = async (odds: boolean) => {
  const { result } = renderHook(() => useViews({ views: ['clock', 'board', 'odds'], odds }));
  await act(async () => vi.dynamicImportSettled());
  return result.current.map(({ name }) => name);
};

test('has the views of a program in its order, once their code has come', async () => {
  expect(await names(true)).toEqual(['clock', 'board', 'odds']);
});

test('has no view of prices unless the program asks for them, nor where the operator has none', async () => {
  expect(await names(false)).toEqual(['clock', 'board']);
  document.documentElement.dataset['odds'] = 'off';
  expect(await names(true)).toEqual(['clock', 'board']);
  expect(viewsOf({ views: ['odds'], odds: true })).toEqual([]);
});
