import * as z from 'zod';
import { FULL_TIME_RESULT_ID } from '#contract/odds/full-time-result.ts';
import type { OddsFormat } from '#contract/operation.ts';
import { instant } from '#contract/parse/instant.ts';
import { line } from '#contract/parse/line.ts';
import { minute } from '#contract/parse/minute.ts';
import { id, text } from '#contract/parse/plain.ts';
import { price } from '#contract/parse/price.ts';
import { score } from '#contract/parse/score.ts';
import { arrayOf, filteredDataset, type Immutable, optional, required, section } from './field.ts';

/** Time of a price's last update, epoch seconds. */
const lastUpdate = z.preprocess(
  (wire) => wire ?? {},
  z
    .object({ date: z.unknown().optional(), timezone: z.unknown().optional() })
    .transform(({ date, timezone }, context) => {
      const timestamp = instant(date, timezone);
      if (timestamp === undefined)
        context.issues.push({ code: 'custom', message: 'cannot be read', input: date });
      return { timestamp: timestamp ?? null };
    }),
);

/**
 * Prices of one line of a market: `home`, `draw` and `away`; or `home` and `away` with the home side's handicap; or
 * `over` and `under` with a line. Fields of other markets are null. All prices null means that the market is
 * suspended (our choice, as the wire is silent).
 */
function lineSchema(format: OddsFormat) {
  const priceField = optional((wire) => price(wire, format));
  return z.object({
    home: priceField,
    draw: priceField,
    away: priceField,
    over: priceField,
    under: priceField,
    handicap: optional(line),
    /** Score at the time of the prices; null before kick-off. */
    score: optional(score),
    minute: optional(minute),
    bookmaker_event_id: optional(id),
    last_update: lastUpdate,
  });
}

/** The wire sends a market of one line as an object, and one of several as a list. */
function toList(wire: unknown): unknown {
  return wire === null || wire === undefined || Array.isArray(wire) ? wire : [wire];
}

/** Prices of bookmakers for one market of a match. Source: v2.2 wire, match_odds and match_oddsinplay. */
function marketSchema(format: OddsFormat) {
  const data = z.preprocess(toList, arrayOf(lineSchema(format)));
  return z.object({
    id: required(id),
    name: optional(text),
    bookmakers: arrayOf(z.object({ id: required(id), name: optional(text), odds: section({ data }) })),
  });
}

/** Prices of one line: some bookmakers change them each minute for a day and more. */
const MAX_PRICES = 2_000;

/** One bookmaker's price history of a match, oldest first, by market. Source: v2.2 wire, match_odds_info. */
function historySchema(format: OddsFormat) {
  return z.object({
    id: required(id),
    name: optional(text),
    markets: arrayOf(
      z.object({ id: required(id), name: optional(text), odds: arrayOf(lineSchema(format), MAX_PRICES) }),
    ),
  });
}

const decimalSchemas = { market: marketSchema('decimal'), history: historySchema('decimal') };

/** Schemas of both records by notation; prices are parsed only in decimal, otherwise kept as text. */
export const ODDS_SCHEMAS = {
  decimal: decimalSchemas,
  fractional: { market: marketSchema('fractional'), history: historySchema('fractional') },
  american: { market: marketSchema('american'), history: historySchema('american') },
} as const satisfies Record<OddsFormat, typeof decimalSchemas>;

const FULL_TIME_RESULT: ReadonlySet<unknown> = new Set([FULL_TIME_RESULT_ID, Number(FULL_TIME_RESULT_ID)]);

export function isRowMarket(wire: unknown): boolean {
  return typeof wire !== 'object' || wire === null || !('id' in wire) || FULL_TIME_RESULT.has(wire.id);
}

/** Prices of a list row; other markets are skipped without parsing. */
export function rowOddsSchema(format: OddsFormat) {
  return filteredDataset(ODDS_SCHEMAS[format].market, isRowMarket);
}

export type OddsMarket = Immutable<z.output<typeof decimalSchemas.market>>;
export type OddsHistory = Immutable<z.output<typeof decimalSchemas.history>>;
