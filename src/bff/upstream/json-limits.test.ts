import { expect, test } from 'vitest';
import { fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { exceedsJsonLimits } from './json-limits.ts';

const wide = (keys: number) =>
  Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, 1]));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const strings = (count: number) => JSON.stringify(Array(count).fill('a,"[{\\'));

test.each([
  ['an answer', JSON.stringify(listEnvelope([fakeWireMatch(1, 1, 0), fakeWireMatch(2, 1, 0)])), false],
  ['5,000 records', JSON.stringify(listEnvelope(Array(5_000).fill(fakeWireMatch(1, 1, 0)))), false],
  ['400,000 keys', JSON.stringify({ data: [wide(400_000)] }), true],
  ['1,000 keys', JSON.stringify({ data: [wide(1_000)] }), false],
  ['1,001 keys', JSON.stringify({ data: [wide(1_001)] }), true],
  ['400,000 entries', JSON.stringify({ data: [{ events: Array(400_000).fill({}) }] }), true],
  ['10,000 entries', JSON.stringify(Array(10_000).fill(1)), false],
  ['10,001 entries', JSON.stringify(Array(10_001).fill(1)), true],
  ['depth 10,000', `{"data":${nested(10_000)}}`, true],
  ['depth 40', nested(40), false],
  ['depth 41', nested(41), true],
  ['8 MB of empty objects', JSON.stringify(Array(5_000).fill(Array(500).fill({}))), true],
  ['punctuation in strings', strings(10_000), false],
  ['a string that does not end', '{"data":"[[[[', false],
  ['a string that ends in a backslash', '"\\', false],
  ['too many ends', ']]]]}}}}', false],
  ['commas alone', ',,,', true],
  ['nothing', '', false],
])('%s', (_, text, expected) => {
  expect(exceedsJsonLimits(Buffer.from(text))).toBe(expected);
});
