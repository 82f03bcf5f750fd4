import { describe, expect, test } from 'vitest';
import { oddsText } from './odds-text.ts';
import { toAmericanOdds } from './to-american-odds.ts';
import { fractionToDecimal, toFractionalOdds } from './to-fractional-odds.ts';

const text = (price: number, format: 'decimal' | 'fractional' | 'american', locale = 'en-GB') =>
  oddsText(price, format, locale, 'Evens');

/** Every price from 1.001 to 20 in thousandths, and from 20 to 1000 in halves. */
const PRICES = [
  ...Array.from({ length: 18_999 }, (_, i) => (1_001 + i) / 1000),
  ...Array.from({ length: 1_961 }, (_, i) => 20 + i / 2),
];

test.each([
  [1.001, '1.001', '1/1000', '\u2212100000'],
  [1.01, '1.01', '1/100', '\u221210000'],
  [1.76, '1.76', '8/11', '\u2212132'],
  [1.455, '1.455', '4/9', '\u2212220'],
  [1.85, '1.85', '5/6', '\u2212118'],
  [1.91, '1.91', '10/11', '\u2212110'],
  [1.95, '1.95', '20/21', '\u2212105'],
  [1.99, '1.99', 'Evens', '\u2212101'],
  [2, '2.00', 'Evens', '+100'],
  [2.05, '2.05', '21/20', '+105'],
  [2.5, '2.50', '6/4', '+150'],
  [3.4, '3.40', '12/5', '+240'],
  [12.5, '12.5', '12/1', '+1150'],
  [12.75, '12.75', '12/1', '+1175'],
  [100, '100', '100/1', '+9900'],
  [1000, '1000', '1000/1', '+99900'],
])('%d is %s, %s, %s', (price, decimal, fraction, moneyline) => {
  expect([text(price, 'decimal'), text(price, 'fractional'), text(price, 'american')]).toEqual([
    decimal,
    fraction,
    moneyline,
  ]);
});

describe('every price on a board', () => {
  test("matches the service's fractions and American odds, except for the word for evens and the minus sign", () => {
    for (const price of PRICES) {
      expect(text(price, 'fractional').replace('Evens', '1/1')).toBe(toFractionalOdds(price));
      expect(Number(text(price, 'american').replace('\u2212', '-'))).toBe(toAmericanOdds(price));
    }
  });

  test('has the format of a price, and American odds are never between −99 and +99', () => {
    for (const price of PRICES) {
      expect(text(price, 'decimal')).toMatch(/^(?:[1-9]\.\d{2,3}|\d\d\.\d{1,3}|\d{3,4}(?:\.5)?)$/);
      expect(text(price, 'fractional')).toMatch(/^(?:Evens|\d+\/\d+)$/);
      expect(text(price, 'american')).toMatch(/^[+\u2212][1-9]\d{2,}$/);
      expect(text(price, 'american')).not.toBe('\u2212100');
    }
  });

  test('keeps its order in every format', () => {
    const value = {
      decimal: (price: number) => Number(text(price, 'decimal')),
      fractional: (price: number) => fractionToDecimal(text(price, 'fractional').replace('Evens', '1/1')),
    };
    for (const parse of Object.values(value)) {
      const values = PRICES.map(parse);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
    const worth = PRICES.map((price) => {
      const moneyline = Number(text(price, 'american').replace('\u2212', '-'));
      return moneyline > 0 ? moneyline / 100 : -100 / moneyline;
    });
    expect(worth).toEqual(worth.toSorted((a, b) => a - b));
  });

  test('looks the same in decimal only if it is the same', () => {
    expect(new Set(PRICES.map((price) => text(price, 'decimal'))).size).toBe(new Set(PRICES).size);
  });

  test('survives the conversion to a fraction and back', () => {
    for (const price of PRICES) {
      const fraction = text(price, 'fractional').replace('Evens', '1/1');
      expect(toFractionalOdds(fractionToDecimal(fraction))).toBe(fraction);
    }
  });
});

test("decimal prices use the language's decimal separator, and no thousands separator", () => {
  expect([text(1.85, 'decimal', 'de-DE'), text(1000, 'decimal', 'de-DE')]).toEqual(['1,85', '1000']);
});
