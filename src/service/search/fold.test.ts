import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Müller', 'muller'],
  ['İstanbul', 'istanbul'],
  ['Ľubomír Kováč', 'lubomir kovac'],
  ['Łódź', 'lodz'],
  ['Bodø/Glimt', 'bodo glimt'],
  ['Straße', 'strasse'],
  ['O’Brien', 'obrien'],
  ["O'Brien", 'obrien'],
  ['  Río   de la-Plata F.C. ', 'rio de la plata f c'],
  ['ＦＣ Ｔｏｋｙｏ', 'fc tokyo'],
  ['!?', ''],
])('folds "%s" to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folds idempotently', () => {
  for (const text of ['Müller', 'Łódź', 'O’Brien', 'Þór Æsir', 'Əli'])
    expect(fold(fold(text))).toBe(fold(text));
});
