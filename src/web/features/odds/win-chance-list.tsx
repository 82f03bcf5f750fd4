import { heldPrices } from '#contract/odds/best-results.ts';
import { RESULTS } from '#contract/odds/results.ts';
import { winChances } from '#contract/odds/win-chances.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';
import { type BestResultPrices, RESULT_LABELS } from './best-prices.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import { useAgedText } from './use-aged-text.ts';

/** The best prices of a match's result, and the chances that they imply. */
export function WinChanceList({ prices }: { readonly prices: BestResultPrices }) {
  const { odds: t, intl } = useWords<'odds'>();
  const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 0 });
  const chances = winChances(heldPrices(prices.results));
  const note = useAgedText(t.chances);
  return (
    <>
      <dl className="flex gap-2">
        {prices.results.map(({ state, price }, at) => (
          <div key={RESULT_LABELS[at]} className="min-w-0 flex-1 rounded-md bg-raised px-2.5 py-1.5">
            <dt className="flex justify-between gap-1 text-quiet text-xs">
              <Abbreviation short={RESULT_LABELS[at]} long={t.results[at]} />
              <span>{chances ? percent.format(chances[at] ?? 0) : '–'}</span>
            </dt>
            <dd className="font-semibold font-stretch-80% text-xl">
              {state === 'holds' && price !== null ? (
                <Price price={price} />
              ) : (
                <>
                  <Lock />
                  <span className="sr-only">{t.suspended}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <span aria-hidden="true" className="mt-2 flex h-2 gap-0.5">
        {RESULTS.map((result, at) => (
          <i
            key={result}
            data-side={result === 'draw' ? undefined : result}
            className={result === 'draw' ? 'bg-line' : 'bg-(--kit) [box-shadow:var(--kit-ring)]'}
            style={{ flex: chances?.[at] ?? 1 }}
          />
        ))}
      </span>
      <p className="pt-2 text-quiet text-xs">{`${t.books(prices.books)}. ${note}`}</p>
    </>
  );
}
