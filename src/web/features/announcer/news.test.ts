import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { de } from '#web/words/de.ts';
import { everyWord as en } from '#web/words/every.ts';
import type { NewsWords } from '#web/words/news.ts';
import { newsBetween } from './news.ts';

const board = (...matches: MatchRow[]) => new Map(matches.map((record) => [record.id, { record }]));
const texts = (before: MatchRow, after: MatchRow, words: NewsWords = en) =>
  newsBetween(board(before), board(after), () => true, words).map(({ text }) => text);

test('a goal is told with the score, the scorer and the minute, in the words of the language', () => {
  const after = sampleMatch(1, { score: [1, 0], events: [sampleEvent()] });
  expect(texts(sampleMatch(1), after)).toEqual(['Goal for Home 1. Home 1 1, Away 1 0. Osei, 20th minute.']);
  expect(texts(sampleMatch(1), after, de)).toEqual(['Tor für Home 1. Home 1 1, Away 1 0. Osei, 20. Minute.']);
});

test('a scorer who is not known yet is left out, and does not come again', () => {
  const nameless = sampleMatch(1, { score: [1, 0], events: [] });
  expect(texts(sampleMatch(1), nameless)).toEqual(['Goal for Home 1. Home 1 1, Away 1 0.']);
  expect(texts(nameless, sampleMatch(1, { score: [1, 0], events: [sampleEvent()] }))).toEqual([]);
});

test('a ruling is told', () => {
  expect(texts(sampleMatch(1, { score: [1, 0] }), sampleMatch(1))).toEqual([
    'Goal ruled out. Home 1 0, Away 1 0.',
  ]);
});

test('a minute, a first sight and a match that nobody follows are no news', () => {
  expect(texts(sampleMatch(1, { minute: [20] }), sampleMatch(1, { minute: [21] }))).toEqual([]);
  const goal = sampleMatch(1, { score: [1, 0] });
  expect(newsBetween(board(), board(goal), () => true, en)).toEqual([]);
  expect(newsBetween(board(sampleMatch(1)), board(goal), () => false, en)).toEqual([]);
});

test('list and match tell the same goal under the same key, two goals under two', () => {
  const keys = (after: MatchRow) =>
    newsBetween(board(sampleMatch(1)), board(after), () => true, en).map(({ key }) => key);
  const one = keys(sampleMatch(1, { score: [1, 0] }));
  expect(keys(sampleMatch(1, { score: [1, 0], events: [sampleEvent()] }))).toEqual(one);
  expect(keys(sampleMatch(1, { score: [2, 0] }))).not.toEqual(one);
});
