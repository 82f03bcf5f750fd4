import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBatches } from './use-batches.ts';

test('each id is in one batch, with the others that came into sight with it', () => {
  const { result, rerender } = renderHook(useBatches, { initialProps: ['1', '2'] });
  expect(result.current).toEqual([['1', '2']]);
  const before = result.current;
  rerender(['2', '1']);
  expect(result.current).toBe(before);
  rerender(['2', '3', '4']);
  rerender(['1']);
  expect(result.current).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});
