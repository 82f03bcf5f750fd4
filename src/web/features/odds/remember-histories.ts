import { distinctShapes, type LineShape, lineKeyOf, priceOf, shapeOf } from '#contract/odds/odds-grid.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { type LastPrice, type Memory, priceKeyOf, updateLastPrice } from './memory.ts';

type HistoryQuotes = OddsHistory['markets'][number]['odds'];

/** Returns the prices remembered from one bookmaker's quotes of a market, and the shape of the latest line. */
function replayQuotes(odds: HistoryQuotes, keyIn: (line: { key: string }, outcome: number) => string) {
  const prices = new Map<string, LastPrice>();
  let last: LineShape | null = null;
  for (const quote of odds) {
    const { timestamp } = quote.last_update;
    const key = lineKeyOf(quote);
    if (key === null) {
      for (const [priceKey, lastPrice] of prices)
        prices.set(priceKey, updateLastPrice(lastPrice, null, timestamp) ?? lastPrice);
      continue;
    }
    const shape = shapeOf(quote);
    last = shape;
    shape.outcomes.forEach((outcome, at) => {
      const priceKey = keyIn({ key }, at);
      const lastPrice = updateLastPrice(prices.get(priceKey), priceOf(quote, outcome), timestamp);
      if (lastPrice) prices.set(priceKey, lastPrice);
    });
  }
  return { prices, last };
}

/**
 * Returns the memory updated by bookmakers' histories: moves, and the last prices and lines of suspended markets.
 *
 * @param inPlay whether to read in-play quotes or those from before kick-off
 */
export function rememberHistories(memory: Memory, histories: Iterable<OddsHistory>, inPlay: boolean): Memory {
  const prices = new Map(memory.prices);
  const shapes = new Map(memory.shapes);
  const lastShapes = new Map<string, LineShape[]>();
  for (const { id: book, markets } of histories)
    for (const { id: market, odds } of markets) {
      const ofStage = odds.filter(({ score }) => (score !== null) === inPlay);
      const replayed = replayQuotes(ofStage, (line, outcome) => priceKeyOf(market, line, outcome, book));
      for (const [priceKey, lastPrice] of replayed.prices) prices.set(priceKey, lastPrice);
      if (replayed.last) lastShapes.set(market, [...(lastShapes.get(market) ?? []), replayed.last]);
    }
  for (const [market, last] of lastShapes)
    if (!shapes.get(market)?.length) shapes.set(market, distinctShapes(last));
  return { shapes, prices };
}
