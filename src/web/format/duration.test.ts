import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test.each([
  [0, '0 s'],
  [3.9, '3 s'],
  [59, '59 s'],
  [61, '1 min'],
  [3600, '1 h'],
  [7500, '2 h 5 min'],
  [90_061, '1 d 1 h'],
] as const)('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds, 'en-GB')).toBe(text);
});

test.each([
  ['pl-PL', 100_800, '1 dzień 4 godz.'],
  ['ja-JP', 7500, '2 時間 5 分'],
  ['ar-u-nu-latn', 200_000, 'يومان 7 س'],
] as const)('in %s %d seconds are %s', (intl, seconds, text) => {
  expect(durationText(seconds, intl)).toBe(text);
});

test.each([
  [3, '3 Sek.'],
  [7500, '2 Std. 5 Min.'],
  [100_800, '1 Tag 4 Std.'],
  [200_000, '2 Tg. 7 Std.'],
] as const)('%d seconds are %s in German', (seconds, text) => {
  expect(durationText(seconds, 'de-DE')).toBe(text);
});
