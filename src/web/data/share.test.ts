import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { share } from './share.ts';

interface List {
  readonly data: readonly unknown[];
  readonly meta: { readonly dropped: number };
}

const answer = (...data: readonly unknown[]): List => ({ data, meta: { dropped: 0 } });

test('unchanged records, and unchanged parts of changed ones, stay the same objects while others come and go', () => {
  const before = answer(sampleMatch(1), sampleMatch(2), sampleMatch(3));
  const next = answer(sampleMatch(2), sampleMatch(3, { score: [1, 0] }), sampleMatch(4));
  const shared = share(before, next) as List;
  expect(shared).toEqual(next);
  expect(shared.data[0]).toBe(before.data[1]);
  const [oldRecord, newRecord] = [before.data[2], shared.data[1]] as [MatchRow, MatchRow];
  expect(newRecord).not.toBe(oldRecord);
  expect(newRecord.teams).toBe(oldRecord.teams);
  expect(shared.data[2]).toBe(next.data[2]);
});

test('an unchanged list is the previous object', () => {
  const before = answer(sampleMatch(1), sampleMatch(2));
  expect(share(before, answer(sampleMatch(1), sampleMatch(2)))).toBe(before);
  expect(share(before, answer(sampleMatch(2), sampleMatch(1)))).not.toBe(before);
  expect(share(before, answer(sampleMatch(1)))).not.toBe(before);
});

test('unchanged parts of a single record stay the same objects', () => {
  const before = { data: sampleMatch(1, { events: [] }), meta: { dropped: 0 } };
  const shared = share(before, { data: sampleMatch(1, { events: [], score: [1, 0] }), meta: { dropped: 0 } });
  expect(shared).toMatchObject({ data: { scores: { home_score: 1 } } });
  expect((shared as typeof before).data.teams).toBe(before.data.teams);
  expect((shared as typeof before).meta).toBe(before.meta);
});

test('returns a first answer as it is', () => {
  const first = answer(sampleMatch(1));
  expect(share(undefined, first)).toBe(first);
});
