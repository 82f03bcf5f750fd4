import { isObject } from '#contract/is-object.ts';
import type { Dice } from './dice.ts';

/** Texts beyond every bound, or of invisible signs. */
const TEXTS = [
  'Wanderers'.repeat(60),
  'ﷺ'.repeat(300),
  '漢字'.repeat(150),
  '👩‍👧‍👦'.repeat(100),
  `${'Ab\u0334'.repeat(20)}${'\u0334'.repeat(300)}`,
  'Niederunterschweinsbacher'.repeat(3),
  '\u202eVale\u0000\nKestrel\ud800',
  '\u200b\u2060\u3164',
  '1e+21',
];

const NUMBERS = [1e21, -1, 2 ** 53 + 1, 999_999_999, 9e15, 1e-7, 999, 99, 150, 999_999];

/** Fields that say what a record is: without them it would be another one, or none. */
const IDENTITY =
  /(?:^|_)ids?$|^(?:id_\w+|status|type|code|cc|deleted|leg|page|pages|total|timezone|img|datetime)$/;

/**
 * Returns data of the wire with a third of their values replaced by values beyond every bound.
 *
 * @param key name of the field that holds them
 */
export function makeWild(wire: unknown, dice: Dice, key = ''): unknown {
  if (Array.isArray(wire)) return wire.map((entry) => makeWild(entry, dice, key));
  if (isObject(wire))
    return Object.fromEntries(
      Object.entries(wire).map(([name, value]) => [name, makeWild(value, dice, name)]),
    );
  if (wire === null || wire === '' || IDENTITY.test(key) || !dice.oneIn(3)) return wire;
  if (typeof wire === 'number') return dice.of(NUMBERS);
  if (typeof wire === 'string') return /^[\d.]+$/.test(wire) ? String(dice.of(NUMBERS)) : dice.of(TEXTS);
  return wire;
}
