import { below } from '#service/engine/streams.ts';

const OUTCOMES = ['home', 'draw', 'away', 'over', 'under'];
const SUSPENDED = ['-', 'SUSP', '0', '', null];

/** Changes one line of a market at a bookmaker. */
export type PriceKind = (
  line: Readonly<Record<string, unknown>>,
  key: number,
) => Readonly<Record<string, unknown>>;

/** Puts another price in the place of one of a line. */
function replacePrice(
  line: Readonly<Record<string, unknown>>,
  key: number,
  replace: (price: string) => unknown,
) {
  const outcomes = OUTCOMES.filter((name) => typeof line[name] === 'string');
  const outcome = outcomes[below(key, 1, Math.max(1, outcomes.length))];
  return outcome === undefined ? line : { ...line, [outcome]: replace(line[outcome] as string) };
}

export const priceSuspended: PriceKind = (line, key) =>
  replacePrice(line, key, () => SUSPENDED[below(key, 2, SUSPENDED.length)]);

export const priceAbsurd: PriceKind = (line, key) =>
  replacePrice(line, key, (price) =>
    below(key, 2, 2) === 0 || Number.isNaN(Number(price)) ? '1.000' : (Number(price) * 50).toFixed(3),
  );
