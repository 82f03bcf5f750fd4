import { expect, test } from 'vitest';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { isFirstLeg } from './is-first-leg.ts';
import { story } from './story.ts';

const match = (number: number, kickOff: number, ids: Partial<MatchRow>): Match =>
  ({ ...sampleMatch(number, { kickOff }), ...ids }) as unknown as Match;

const chaptersOf = (one: Match, others: readonly Match[]) =>
  story(one, others).map((chapter) => [chapter.match.id, chapter.leg, chapter.isThis]);

test('joins a postponed match and its new date, from either match', () => {
  const off = match(1, KICK_OFF, { related_id: '2' });
  const played = match(2, KICK_OFF + 86_400, { related_id: '1' });
  expect(chaptersOf(off, [played])).toEqual([
    ['1', null, true],
    ['2', null, false],
  ]);
  expect(chaptersOf(played, [off])).toEqual([
    ['1', null, false],
    ['2', null, true],
  ]);
});

test.each([
  ['the one that is off', { related_id: '2' }, {}],
  ['the one that was played', {}, { related_id: '1' }],
])('joins both attempts even if only %s links to the other', (_, ofFirst, ofSecond) => {
  const off = match(1, KICK_OFF, ofFirst);
  const played = match(2, KICK_OFF + 86_400, ofSecond);
  expect(chaptersOf(off, [played]).map(([id]) => id)).toEqual(['1', '2']);
  expect(chaptersOf(played, [off]).map(([id]) => id)).toEqual(['1', '2']);
});

test('joins two legs even if only the second one links to the first', () => {
  const first = match(1, KICK_OFF, { leg: '1/2' });
  const second = match(2, KICK_OFF + 86_400, { aggregate_id: '1', leg: '2/2' });
  const legs = (isThis: readonly [boolean, boolean]) => [
    ['1', 1, isThis[0]],
    ['2', 2, isThis[1]],
  ];
  expect(chaptersOf(second, [first])).toEqual(legs([false, true]));
  expect(chaptersOf(first, [second])).toEqual(legs([true, false]));
  expect(chaptersOf({ ...first, aggregate_id: '1' } as Match, [second])).toEqual(legs([true, false]));
});

test('has no story for an unrelated match, and excludes unrelated others', () => {
  const alone = match(1, KICK_OFF, {});
  expect(chaptersOf(alone, [])).toEqual([]);
  expect(chaptersOf(alone, [match(2, KICK_OFF, {}), match(3, KICK_OFF, { aggregate_id: '4' })])).toEqual([]);
});

test('lists a match that links to itself once', () => {
  const odd = match(1, KICK_OFF, { related_id: '1' });
  expect(chaptersOf(odd, [odd])).toEqual([]);
});

test('recognises a first leg by its own id or by 1/2', () => {
  expect(isFirstLeg({ id: '1', aggregate_id: '1', leg: null })).toBe(true);
  expect(isFirstLeg({ id: '1', aggregate_id: null, leg: '1/2' })).toBe(true);
  expect(isFirstLeg({ id: '2', aggregate_id: '1', leg: '2/2' })).toBe(false);
  expect(isFirstLeg({ id: '2', aggregate_id: null, leg: null })).toBe(false);
});
