import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { textsOf } from '#words/server-texts.ts';
import { notificationText } from './alert-text.ts';
import { groupAlerts, pathOf } from './group-alerts.ts';
import type { PriceWait } from './price-waits.ts';
import { type PriceReader, priceAlert } from './price-wording.ts';

const newsWords = (tag: 'en' | 'de') => ({ ...textsOf(tag, 'first'), ...textsOf(tag, 'changes') });
const EN: PriceReader = { words: textsOf('en', 'prices').prices, intl: 'en-GB', format: 'fractional' };
const DE: PriceReader = { words: textsOf('de', 'prices').prices, intl: 'de-DE', format: 'decimal' };

const match = sampleMatch(1, { score: [1, 0] });
const wait: PriceWait = { matchId: '1', result: 'home', price: 2.5, from: 2.2, books: null, since: 0 };
const alertOf = (one: PriceWait, value: number, reader: PriceReader) =>
  priceAlert(one, value, { match, asOf: 1 }, reader);
const textOf = (one: PriceWait, value: number, reader: PriceReader) =>
  notificationText([alertOf(one, value, reader)], {
    words: newsWords(reader === EN ? 'en' : 'de'),
    dayAndTime: String,
  });

test.each<[Partial<PriceWait>, number, readonly [string, string], readonly [string, string]]>([
  [
    {},
    2.6,
    ['Price reached: 6/4', 'Home 1 1–0 Away 1 · Home 1 to win, best price 8/5 · This alert is done'],
    [
      'Quote erreicht: 2,50',
      'Home 1 1:0 Away 1 · Sieg Home 1, beste Quote 2,60 · Die Meldung ist damit erledigt',
    ],
  ],
  [
    { result: 'draw' },
    2,
    ['Price reached: 6/4', 'Home 1 1–0 Away 1 · draw, best price Evens · This alert is done'],
    ['Quote erreicht: 2,50', 'Home 1 1:0 Away 1 · Remis, beste Quote 2,00 · Die Meldung ist damit erledigt'],
  ],
  [
    { result: 'away', price: null, from: 0.41 },
    0.47,
    ['Chance moved: 41% → 47%', 'Home 1 1–0 Away 1 · Away 1 to win, without the margin · This alert is done'],
    [
      'Chance verändert: 41\u00a0% → 47\u00a0%',
      'Home 1 1:0 Away 1 · Sieg Away 1, ohne Marge · Die Meldung ist damit erledigt',
    ],
  ],
])('says in both languages and in the format of the viewer: %j', (fields, value, [title, body], deutsch) => {
  expect(textOf({ ...wait, ...fields }, value, EN)).toEqual({ title, body });
  expect(textOf({ ...wait, ...fields }, value, DE)).toEqual({ title: deutsch[0], body: deutsch[1] });
});

test('opens the odds of its match, and many of a moment are one notification', () => {
  const alerts = [0, 1, 2, 3, 4].map((since) => alertOf({ ...wait, since }, 2.6, EN));
  expect(pathOf(alerts.slice(0, 1))).toBe('/match/1/odds');
  expect(groupAlerts(alerts)).toEqual([alerts]);
  expect(pathOf(alerts)).toBe('/match/1/odds');
  expect(notificationText(alerts, { words: newsWords('en'), dayAndTime: String }).title).toBe(
    'Price reached: 6/4 and 4 more',
  );
});
