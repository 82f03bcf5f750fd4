import { RowPrices } from '#web/features/odds/row-prices.tsx';
import type { RowExtrasProps } from './row-extras-props.ts';
import { usePrices } from './use-prices.ts';

/** Shows the best prices on the result of every match in sight, in its row. */
export function RowOdds({ into, ...request }: RowExtrasProps) {
  const { prices } = usePrices(request);
  return request.records.map((record) => into(record, <RowPrices matchPrices={prices.get(record.id)} />));
}
