import { toAmericanOdds } from '#contract/odds/to-american-odds.ts';
import { toFractionalOdds } from '#contract/odds/to-fractional-odds.ts';
import { ODDS_FORMATS, type OddsFormat } from '#contract/operation.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import type { Market } from '#service/odds/markets.ts';
import type { BookmakerOffer } from '#service/odds/offers.ts';
import type { PricedLine, Quote } from '#service/odds/quote.ts';
import { type Offset, wireMoment } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** Reads `odds_format`; anything unknown is decimal (our choice: the default is not documented). */
export function readOddsFormat(text: string | undefined): OddsFormat {
  return ODDS_FORMATS.find((format) => format === text) ?? 'decimal';
}

export interface Notation {
  readonly format: OddsFormat;
  readonly offset: Offset;
}

/** Formats a price: "1.850", "5/6", "-118" (v2.2 wire; the latter two forms are not recorded). */
function writePrice(price: number, format: OddsFormat): string {
  if (format === 'fractional') return toFractionalOdds(price);
  if (format === 'decimal') return price.toFixed(3);
  const value = toAmericanOdds(price);
  return value > 0 ? `+${value}` : String(value);
}

/**
 * Formats a line: "2.5", or the halves of a quarter line, the one nearer to zero first: "2.5,3.0", "0.0,-0.5".
 */
function writeLine(line: number): string {
  if (Number.isInteger(line * 2)) return line.toFixed(1);
  const halves = [line - 0.25, line + 0.25].sort((a, b) => Math.abs(a) - Math.abs(b));
  return halves.map((half) => half.toFixed(1)).join(',');
}

const OUTCOMES: Readonly<Record<Market['kind'], readonly string[]>> = {
  result: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
};

/** Writes a line of a market; a suspended one has null prices (our choice: no recording). */
function writeLineOf(quote: Quote, priced: PricedLine | null, { format, offset }: Notation) {
  const { market, at, score, minute } = quote;
  const { date, time } = wireMoment(at, offset);
  const line = priced?.line ?? null;
  return {
    ...Object.fromEntries(
      OUTCOMES[market.kind].map((outcome, i) => {
        const price = priced?.prices[i];
        return [outcome, price === undefined ? null : writePrice(price, format)];
      }),
    ),
    handicap: line === null ? null : writeLine(line),
    score: score === null ? null : score.join('-'),
    minute: minute === null ? null : String(minute),
    bookmaker_event_id: null,
    last_update: { date: `${date} ${time.slice(0, 5)}`, timezone: offset.zone },
  };
}

function linesOf(quote: Quote, notation: Notation) {
  return (quote.lines ?? [null]).map((priced) => writeLineOf(quote, priced, notation));
}

/**
 * Writes totals as a list of lines, results and handicaps as one line without a list (v2.2 wire, match_odds).
 */
function writeData(quote: Quote, notation: Notation) {
  const lines = linesOf(quote, notation);
  return quote.market.kind === 'total' ? lines : lines[0];
}

/**
 * Writes `match_odds`, `match_oddsinplay`, `odds_prematch` and `odds_inplay`: by market, bookmakers in display
 * order.
 */
export function writeOffers(offers: readonly BookmakerOffer[], notation: Notation) {
  const all = offers.flatMap(({ bookmaker, quotes }) => quotes.map((quote) => ({ bookmaker, quote })));
  const markets = Map.groupBy(all, ({ quote }) => quote.market);
  return [...markets]
    .sort(([a], [b]) => a.id - b.id)
    .map(([{ id, name }, entries]) => ({
      id,
      name,
      bookmakers: entries.map(({ bookmaker, quote }) => ({
        id: bookmaker.id,
        name: bookmaker.name,
        odds: { data: writeData(quote, notation) },
      })),
    }));
}

/** Writes `match_odds_info`: a bookmaker's prices by market, oldest first. */
export function writeHistory({ id, name }: Bookmaker, history: readonly Quote[], notation: Notation) {
  const markets = Map.groupBy(history, ({ market }) => market.id);
  return {
    id: String(id),
    name,
    markets: [...markets]
      .sort(([a], [b]) => a - b)
      .map(([market, quotes]) => ({
        id: market,
        name: quotes[0]?.market.name ?? '',
        odds: quotes.flatMap((quote) => linesOf(quote, notation)),
      })),
  };
}

export function writeBookmaker({ id, name }: Bookmaker, { image }: WriteContext) {
  return { id: String(id), name, img: image('bookmakers', id) };
}

export function writeMarket({ id, name }: Market) {
  return { id: String(id), name };
}
