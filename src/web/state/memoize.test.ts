import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('computes once for each object', () => {
  const compute = vi.fn(({ length }: readonly number[]) => (length > 0 ? { length } : null));
  const memoized = memoize(compute);
  const [one, none]: readonly number[][] = [[1], []];
  expect(memoized(one ?? [])).toEqual({ length: 1 });
  expect(memoized(one ?? [])).toBe(memoized(one ?? []));
  expect(memoized(none ?? [])).toBeNull();
  expect(memoized(none ?? [])).toBeNull();
  expect(compute).toHaveBeenCalledTimes(2);
});
