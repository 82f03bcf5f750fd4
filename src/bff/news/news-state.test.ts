import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { EMPTY_NEWS, takeNews } from './news-state.ts';

const AT = (KICK_OFF + 1_380) * 1_000;

/** Returns the kinds of the news that a last list brings after others; instants in seconds. */
function lastNews(lists: readonly (readonly [kind: 'live' | 'day', seconds: number, match: MatchRow])[]) {
  let state = EMPTY_NEWS;
  let kinds: readonly string[] = [];
  for (const [kind, seconds, match] of lists) {
    const asOf = AT + seconds * 1_000;
    const answer = { kind, asOf, precision: 0, receivedAt: asOf, matches: [match] };
    const step = takeNews(state, answer, { periodMs: 30_000, rate: 1 });
    state = step.state;
    kinds = step.items.map(({ change }) => change.kind);
  }
  return kinds;
}

const GOAL = sampleMatch(7, { score: [1, 0], minute: [24] });

test('takes from a list of the day what happened since the last list of matches in play', () => {
  const lists = [['live', 0, sampleMatch(7)] as const, ['day', 60, GOAL] as const];
  expect(lastNews(lists)).toEqual(['goal']);
});

test('takes no news from a list of the day that comes first after a gap', () => {
  const gap = [['live', 0, sampleMatch(7)] as const, ['day', 600, GOAL] as const];
  expect(lastNews(gap)).toEqual([]);
  expect(lastNews([...gap, ['live', 601, GOAL]])).toEqual([]);
});
