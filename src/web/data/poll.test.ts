import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { createQueryClient } from './client.ts';
import { minPollMs, pollFromHeaders } from './poll.ts';
import { catalogueQuery, operationQuery } from './query.ts';

const client = createQueryClient();
const { queryKey } = operationQuery<readonly number[]>('fixtures', { t: 'sort' });
const observe = (refetchInterval: ReturnType<typeof pollFromHeaders<readonly number[]>>, enabled = true) =>
  new QueryObserver(client, {
    ...operationQuery<readonly number[]>('fixtures', { t: 'sort' }, { refetchInterval, enabled }),
  }).subscribe(() => {});
const minMs = () => minPollMs(client, JSON.stringify(queryKey));

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

test('the most frequent of the polls of a query counts, without those that are off or have ended', async () => {
  fakeServer(() => answer([1]));
  expect(minMs()).toBeNull();
  const stops = [
    new QueryObserver(client, catalogueQuery<readonly number[]>('fixtures', { t: 'sort' })).subscribe(
      () => {},
    ),
    observe(
      pollFromHeaders(() => false, 1000),
      false,
    ),
    observe(pollFromHeaders((numbers) => numbers.length > 0, 2000)),
  ];
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBeDefined(), 60_000);
  expect(minMs()).toBeNull();
  stops.push(observe(pollFromHeaders(() => false, 60_000)));
  expect(minMs()).toBe(60_000);
  const stopFrequent = observe(pollFromHeaders(() => false, 15_000));
  expect(minMs()).toBe(15_000);
  stopFrequent();
  expect(minMs()).toBe(60_000);
  for (const stop of stops) stop();
});
