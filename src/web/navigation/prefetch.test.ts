import { expect, test, vi } from 'vitest';
import { createPrefetch } from './prefetch.ts';

test('the first entry that matches an address fetches it', async () => {
  const [list, match, other] = [vi.fn(), vi.fn(), vi.fn()];
  const prefetch = createPrefetch([
    { path: '/', fetch: list },
    { path: '/match/:id', fetch: match },
    { path: '*', fetch: other },
  ]);
  await prefetch(`${location.origin}/?d=2026-11-21`);
  await prefetch(`${location.origin}/match/7`);
  await prefetch(`${location.origin}/tv`);
  expect(list.mock.calls).toEqual([[new URL('/?d=2026-11-21', location.origin)]]);
  expect(match).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
});

test('ends when the code has loaded or failed to, and at once without an entry', async () => {
  const code = Promise.withResolvers<void>();
  const prefetch = createPrefetch([{ path: '/tv', fetch: () => code.promise }]);
  const end = vi.fn();
  const pending = prefetch(`${location.origin}/tv`).then(end);
  await prefetch(`${location.origin}/odds`);
  expect(end).not.toHaveBeenCalled();
  code.reject(new Error('no connection'));
  await pending;
  expect(end).toHaveBeenCalledOnce();
});
