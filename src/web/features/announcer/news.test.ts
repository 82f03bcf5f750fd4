import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { seenMatches } from '#news/changes-of.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import { de, en } from '#web/testing/words.ts';
import type { Words } from '#web/words/words.ts';
import { announcementsOf } from './news.ts';

const announcementsBetween = (
  before: MatchRow,
  after: MatchRow,
  words: Words<'changes'> = en,
  isIncluded = true,
) => announcementsOf(changesBetween([before], [after]), seenMatches([after], 0), () => isIncluded, words);
const texts = (before: MatchRow, after: MatchRow, words: Words<'changes'> = en) =>
  announcementsBetween(before, after, words).map(({ text }) => text);

test('announces a goal with the score, the scorer and the minute in the viewer’s language', () => {
  const after = sampleMatch(1, { score: [1, 0], events: [sampleEvent()] });
  expect(texts(sampleMatch(1), after)).toEqual(['Goal for Home 1. Home 1 1, Away 1 0. Osei, 20th minute.']);
  expect(texts(sampleMatch(1), after, de)).toEqual(['Tor für Home 1. Home 1 1, Away 1 0. Osei, 20. Minute.']);
});

test('omits an unknown scorer, and stays silent when the name arrives later', () => {
  const nameless = sampleMatch(1, { score: [1, 0], events: [] });
  expect(texts(sampleMatch(1), nameless)).toEqual(['Goal for Home 1. Home 1 1, Away 1 0.']);
  expect(texts(nameless, sampleMatch(1, { score: [1, 0], events: [sampleEvent()] }))).toEqual([]);
});

test('announces a goal that is ruled out', () => {
  expect(texts(sampleMatch(1, { score: [1, 0] }), sampleMatch(1, { minute: [24] }))).toEqual([
    'Goal ruled out. Home 1 0, Away 1 0.',
  ]);
});

test('announces no minute change and no match that is not followed', () => {
  expect(texts(sampleMatch(1, { minute: [20] }), sampleMatch(1, { minute: [21] }))).toEqual([]);
  const goal = sampleMatch(1, { score: [1, 0] });
  expect(announcementsBetween(sampleMatch(1), goal, en, false)).toEqual([]);
});

test('gives the same goal the same key from list and match, and two goals two keys', () => {
  const keys = (after: MatchRow) => announcementsBetween(sampleMatch(1), after).map(({ key }) => key);
  const one = keys(sampleMatch(1, { score: [1, 0] }));
  expect(keys(sampleMatch(1, { score: [1, 0], events: [sampleEvent()] }))).toEqual(one);
  expect(keys(sampleMatch(1, { score: [2, 0] }))).not.toEqual(one);
});
