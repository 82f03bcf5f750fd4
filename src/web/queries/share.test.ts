import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#web/testing/sample.ts';
import { share } from './share.ts';

interface List {
  readonly data: readonly unknown[];
  readonly meta: { readonly dropped: number };
}

const answer = (...data: readonly unknown[]): List => ({ data, meta: { dropped: 0 } });

test('records that say the same stay the same objects, of others all parts that do, also when others leave and come', () => {
  const before = answer(sampleMatch(1), sampleMatch(2), sampleMatch(3));
  const next = answer(sampleMatch(2), sampleMatch(3, { score: [1, 0] }), sampleMatch(4));
  const shared = share(before, next) as List;
  expect(shared).toEqual(next);
  expect(shared.data[0]).toBe(before.data[1]);
  const [was, is] = [before.data[2], shared.data[1]] as [MatchRow, MatchRow];
  expect(is).not.toBe(was);
  expect(is.teams).toBe(was.teams);
  expect(shared.data[2]).toBe(next.data[2]);
});

test('a list that says the same altogether is the one from before', () => {
  const before = answer(sampleMatch(1), sampleMatch(2));
  expect(share(before, answer(sampleMatch(1), sampleMatch(2)))).toBe(before);
  expect(share(before, answer(sampleMatch(2), sampleMatch(1)))).not.toBe(before);
  expect(share(before, answer(sampleMatch(1)))).not.toBe(before);
});

test('of an answer about one thing all parts that say the same are kept', () => {
  const before = { data: sampleMatch(1, { events: [] }), meta: { dropped: 0 } };
  const shared = share(before, { data: sampleMatch(1, { events: [], score: [1, 0] }), meta: { dropped: 0 } });
  expect(shared).toMatchObject({ data: { scores: { home_score: 1 } } });
  expect((shared as typeof before).data.teams).toBe(before.data.teams);
  expect((shared as typeof before).meta).toBe(before.meta);
});

test('a first answer is taken as it is', () => {
  const first = answer(sampleMatch(1));
  expect(share(undefined, first)).toBe(first);
});
