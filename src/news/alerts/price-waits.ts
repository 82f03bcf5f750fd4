import { isId } from '#contract/is-id.ts';
import { isObject } from '#contract/is-object.ts';
import { MAX_PRICE } from '#contract/odds/max-price.ts';
import { RESULTS, type Result } from '#contract/odds/results.ts';

/** A viewer's wait for a price of one result of a match, or for a move of its chance. It ends with its alert. */
export interface PriceWait {
  readonly matchId: string;
  readonly result: Result;
  /** Decimal price that the best one is to reach, from whichever side; null: the chance is to move. */
  readonly price: number | null;
  /** The best price when it was set; of a move the chance without the margin, 0 to 1. */
  readonly from: number;
  /** Ids of the bookmakers whose prices count; null: all. */
  readonly books: readonly string[] | null;
  /** World time at which it was set, epoch ms. */
  readonly since: number;
}

/** Maximum of a viewer's waits. */
export const MAX_PRICE_WAITS = 20;
/** Of the bookmakers of a wait. */
export const MAX_WAIT_BOOKS = 20;
const BOOK_ID = /^\S{1,40}$/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isBookId = (value: unknown): boolean => isText(value) && BOOK_ID.test(value);
const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value > low && value <= high;

/** Returns what tells a wait from all others; its alert has the same key. */
export const waitKey = ({ matchId, result, price, since }: PriceWait): string =>
  `${matchId} ${price === null ? 'move' : 'price'} ${result} ${since}`;

/** Reads a wait from JSON; null: it is none. */
export function priceWaitIn(json: unknown): PriceWait | null {
  if (!isObject(json)) return null;
  const { matchId, result: name, price = null, from, books = null, since } = json;
  const result = RESULTS.find((one) => one === name);
  const isTarget =
    price === null ? isBetween(from, 0, 1) : [price, from].every((one) => isBetween(one, 1, MAX_PRICE));
  const areBooks =
    books === null || (Array.isArray(books) && books.length <= MAX_WAIT_BOOKS && books.every(isBookId));
  if (!isText(matchId) || !isId(matchId) || !result || !isTarget || !areBooks || !Number.isSafeInteger(since))
    return null;
  return { matchId, result, price, from, books, since } as PriceWait;
}

/** Reads waits from JSON; what is unreadable is left out. */
export const priceWaitsIn = (json: unknown): readonly PriceWait[] =>
  (Array.isArray(json) ? json : [])
    .slice(0, MAX_PRICE_WAITS)
    .map(priceWaitIn)
    .filter((wait) => wait !== null);
