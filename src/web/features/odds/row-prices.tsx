import { memo } from 'react';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';
import { RESULT_LABELS } from './best-prices.ts';
import type { FoldedPrices } from './fold-prices.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';

/** The best prices in a match's row; a lock where a price is not valid. */
export const RowPrices = memo(function RowPrices({ matchPrices }: { matchPrices: FoldedPrices }) {
  const { odds: t } = useWords<'odds'>();
  const results = matchPrices.prices?.results;
  return (
    results && (
      <span
        data-prices
        className="grid auto-cols-[1fr] grid-flow-col text-end text-quiet text-xs [&_bdi]:font-medium [&_bdi]:text-ink [&_svg]:inline-block"
      >
        {results.map(({ state, price }, at) => (
          <span key={RESULT_LABELS[at]}>
            <Abbreviation short={RESULT_LABELS[at]} long={t.results[at]} className="text-faint" />{' '}
            {state === 'holds' && price !== null ? (
              <Price price={price} />
            ) : (
              <>
                <Lock />
                <span className="sr-only">{t.suspended}</span>
              </>
            )}
          </span>
        ))}
      </span>
    )
  );
});
