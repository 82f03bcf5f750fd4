import './row-prices.css';
import { memo } from 'react';
import { useOddsWords } from '#web/words/odds.ts';
import { RESULT_LABELS } from './best-prices.ts';
import type { FoldedPrices } from './fold-prices.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';

/** The best prices in a match's row; a lock where a price is not valid. */
export const RowPrices = memo(function RowPrices({ matchPrices }: { matchPrices: FoldedPrices }) {
  const { odds: say } = useOddsWords();
  const results = matchPrices.prices?.results;
  return (
    results && (
      <span className="row-prices">
        {results.map(({ state, price }, at) => (
          <span key={RESULT_LABELS[at]}>
            <abbr title={say.results[at]}>{RESULT_LABELS[at]}</abbr>{' '}
            {state === 'holds' && price !== null ? (
              <Price price={price} />
            ) : (
              <>
                <Lock />
                <span className="sr-only">{say.suspended}</span>
              </>
            )}
          </span>
        ))}
      </span>
    )
  );
});
