import { expect, test } from 'vitest';
import { addBatch } from './batches.ts';

test('each id is in one batch, with the others that came into sight with it', () => {
  const first = addBatch([], ['1', '2']);
  expect(first).toEqual([['1', '2']]);
  expect(addBatch(first, ['2', '1'])).toBe(first);
  const second = addBatch(first, ['2', '3', '4']);
  expect(addBatch(second, ['1'])).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});
