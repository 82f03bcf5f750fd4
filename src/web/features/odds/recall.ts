import type { OddsHistory } from '#contract/records/odds.ts';
import { inOrder, lineOf, priceOf, type Shape, shapeOf } from './board.ts';
import { type Known, type Memory, placeOf, seen } from './memory.ts';

type Told = OddsHistory['markets'][number]['odds'];

/** Returns the prices remembered from one bookmaker's quotes of a market, and the shape of the latest line. */
function retold(odds: Told, placeIn: (line: { key: string }, outcome: number) => string) {
  const prices = new Map<string, Known>();
  let last: Shape | null = null;
  for (const told of odds) {
    const { timestamp } = told.last_update;
    const key = lineOf(told);
    if (key === null) {
      for (const [place, known] of prices) prices.set(place, seen(known, null, timestamp) ?? known);
      continue;
    }
    const shape = shapeOf(told);
    last = shape;
    shape.outcomes.forEach((outcome, at) => {
      const place = placeIn({ key }, at);
      const known = seen(prices.get(place), priceOf(told, outcome), timestamp);
      if (known) prices.set(place, known);
    });
  }
  return { prices, last };
}

/**
 * Returns the memory updated by bookmakers' histories: moves, and the last prices and lines of suspended markets.
 *
 * @param inPlay whether to read in-play quotes or those from before kick-off
 */
export function recall(memory: Memory, histories: Iterable<OddsHistory>, inPlay: boolean): Memory {
  const prices = new Map(memory.prices);
  const shapes = new Map(memory.shapes);
  const lasts = new Map<string, Shape[]>();
  for (const { id: book, markets } of histories)
    for (const { id: market, odds } of markets) {
      const own = odds.filter(({ score }) => (score !== null) === inPlay);
      const told = retold(own, (line, outcome) => placeOf(market, line, outcome, book));
      for (const [place, known] of told.prices) prices.set(place, known);
      if (told.last) lasts.set(market, [...(lasts.get(market) ?? []), told.last]);
    }
  for (const [market, last] of lasts) if (!shapes.get(market)?.length) shapes.set(market, inOrder(last));
  return { shapes, prices };
}
