import { isolateNames } from '#contract/isolate-names.ts';
import { oddsText } from '#contract/odds/odds-text.ts';
import type { OddsFormat } from '#contract/operation.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Parts } from '#words/parts.ts';
import type { Alert } from './alert.ts';
import { alertOf } from './match-alerts.ts';
import { type PriceWait, waitKey } from './price-waits.ts';

/** The language and the odds format of who waits for a price. */
export interface PriceReader {
  readonly words: Parts['prices']['prices'];
  /** Locale of numbers: `en-GB`. */
  readonly intl: string;
  readonly format: OddsFormat;
}

/** Returns a chance, 0 to 1, in full percent. */
export const chanceText = (chance: number, intl: string): string =>
  new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** Returns a decimal price in the format of who reads it. */
const priceText = (price: number, { words, intl, format }: PriceReader): string =>
  oddsText(price, format, intl, words.evens);

/**
 * Returns the alert of a price that was reached or a chance that has moved.
 *
 * @param value the best price, or the chance
 * @param at world time of the answer, epoch ms
 */
export function priceAlert(
  wait: PriceWait,
  value: number,
  { match, asOf }: { readonly match: MatchRow; readonly asOf: number },
  reader: PriceReader,
): Alert {
  const { words, intl } = reader;
  const { home, away } = match.teams;
  const [team] = isolateNames(wait.result === 'away' ? away.name : home.name);
  const result = wait.result === 'draw' ? words.results.draw : words.results[wait.result](team);
  const wording =
    wait.price === null
      ? {
          title: words.moved(chanceText(wait.from, intl), chanceText(value, intl)),
          details: [words.chance(result), words.done],
        }
      : {
          title: words.reached(priceText(wait.price, reader)),
          details: [words.best(result, priceText(value, reader)), words.done],
        };
  return alertOf('price', { record: match, asOf }, { key: waitKey(wait), wording });
}
