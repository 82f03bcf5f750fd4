import { expect, test, vi } from 'vitest';
import { fakeServer } from './fake-server.ts';

test('a request that outlives its fake server reaches no network', async () => {
  fakeServer(() => ({ body: null }));
  vi.unstubAllGlobals();
  await expect(fetch('/api/v2.2/livescores/')).rejects.toThrow(new TypeError('Failed to fetch'));
});
