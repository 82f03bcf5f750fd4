import { useEffect, useLayoutEffect, useMemo } from 'react';
import { isShielded } from '#news/is-shielded.ts';
import type { FoldedPrices } from '#web/features/odds/fold-prices.ts';
import { OddsCare } from '#web/features/odds/odds-care.tsx';
import { RowPrices } from '#web/features/odds/row-prices.tsx';
import type { RowExtrasRequest } from './row-extras-request.ts';
import { usePrices } from './use-prices.ts';

const NO_PRICES: ReadonlyMap<string, FoldedPrices> = new Map();

/** Fetches the best prices on the result of every match in sight, for its row, and draws the warning below the list. */
export function RowOdds({ store, ...request }: RowExtrasRequest) {
  const { records } = request;
  const { prices: all } = usePrices(request);
  const prices = useMemo(() => {
    const inSight = new Set(records.filter((record) => !isShielded(record)).map(({ id }) => id));
    return new Map([...all].filter(([id]) => inSight.has(id)));
  }, [all, records]);
  useLayoutEffect(() => store.change({ prices, RowPrices }), [store, prices]);
  useEffect(() => () => store.change({ prices: NO_PRICES }), [store]);
  const hasPrices = [...all.values()].some((one) => one.prices !== null);
  return hasPrices && <OddsCare />;
}
