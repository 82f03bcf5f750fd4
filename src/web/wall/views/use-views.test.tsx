import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useViews } from './use-views.ts';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['odds'];
});

const names = async (odds: boolean) => {
  const { result } = renderHook(() => useViews({ views: ['board', 'odds', 'clock'], odds }));
  await act(async () => vi.dynamicImportSettled());
  return result.current.map(({ name }) => name);
};

test('loads the view of prices where they are asked for', async () => {
  expect(await names(true)).toEqual(['board', 'odds', 'clock']);
});

test('has no view of prices unless the program asks for them, nor where the operator has none', async () => {
  expect(await names(false)).toEqual(['board', 'clock']);
  document.documentElement.dataset['odds'] = 'off';
  expect(await names(true)).toEqual(['board', 'clock']);
});
