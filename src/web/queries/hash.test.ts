import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dayQuery } from './day.ts';
import { hashOf } from './hash.ts';
import { liveQuery } from './live.ts';
import { matchQuery } from './match.ts';
import { relatedQuery } from './related.ts';

test.each([liveQuery, dayQuery('2026-11-21'), matchQuery('7'), relatedQuery(['2', '1'])])(
  'a key has the same hash as in React Query: $queryKey',
  ({ queryKey }) => {
    expect(hashOf(queryKey)).toBe(hashKey(queryKey));
  },
);
