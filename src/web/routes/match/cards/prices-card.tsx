import { useQuery } from '@tanstack/react-query';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { oddsInPlayQuery } from '#web/data/odds.ts';
import { type BestPrice, RESULT_LABELS } from '#web/features/odds/best-prices.ts';
import { type FoldedPrices, foldPrices } from '#web/features/odds/fold-prices.ts';
import { Lock } from '#web/features/odds/lock.tsx';
import { Price } from '#web/features/odds/price.tsx';
import { moveOrigin } from '#web/features/odds/price-age.ts';
import { PriceMoveShort } from '#web/features/odds/price-move.tsx';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useWords } from '#web/words/use-words.ts';

const NO_PRICES: ReadonlyMap<string, FoldedPrices> = new Map();

/** The best prices in play of a match's result. */
export function PricesCard({ match, id, watch, isNear }: SectionProps) {
  const { matchCards: t } = useWords<'match-cards'>();
  const query = oddsInPlayQuery(match.id);
  const { data, error } = useQuery(enabledIf(isNear, query));
  const onlyMine = useOnlyMine();
  const markets = data?.data;
  const [{ folded }] = useAccumulator(
    (previous) => {
      const isSameFilter = previous.onlyMine === onlyMine;
      const inPlay =
        isSameFilter && previous.markets === markets ? previous.inPlay : markets && onlyMine(markets);
      const before = isSameFilter ? previous.folded : NO_PRICES;
      const folded = foldPrices(before, [match as MatchRow], () => ({ before: undefined, inPlay }));
      const isSame = inPlay === previous.inPlay && folded === previous.folded;
      return isSame ? previous : { onlyMine, markets, inPlay, folded };
    },
    { onlyMine, markets, inPlay: markets && onlyMine(markets), folded: NO_PRICES },
  );
  const prices = folded.get(match.id)?.prices ?? null;
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={RESULT_LABELS.join('')}
      note={prices && t.bestOf(prices.books)}
      link={{ to: matchAddress(match.id, 'odds'), text: t.allPrices }}
    >
      {isNotFound(error) || data?.data.length === 0 ? (
        <NoContent />
      ) : (
        <DatedPart keys={[query.queryKey]}>
          <ResultPrices match={match} prices={prices} />
        </DatedPart>
      )}
    </SectionCard>
  );
}

const NO_PRICE = { state: 'none', price: null, moved: null } as const;

interface ResultPricesProps {
  readonly match: Match;
  /** Null while unknown: the card has its place from the beginning. */
  readonly prices: FoldedPrices['prices'];
}

function ResultPrices({ match, prices }: ResultPricesProps) {
  const { odds } = useWords<'odds'>();
  const { home, away } = match.teams;
  const names = [home.name, odds.draw, away.name];
  return (
    <dl className="flex gap-2 py-1">
      {RESULT_LABELS.map((label, at) => (
        <div key={label} className="min-w-0 flex-1 rounded-sm bg-raised px-2 py-1">
          <dt dir="auto" title={names[at]} className="truncate text-quiet text-xs">
            <bdi className="font-semibold text-ink">{label}</bdi> {names[at]}
          </dt>
          <PriceCell {...(prices?.results[at] ?? NO_PRICE)} />
        </div>
      ))}
    </dl>
  );
}

/** A price, and in a line below it its latest move or why there is none. */
function PriceCell({ state, price, moved }: Pick<BestPrice, 'state' | 'price' | 'moved'>) {
  const { odds: t } = useWords<'odds'>();
  const from = moveOrigin(moved, useMinute());
  if (state !== 'holds' || price === null)
    return (
      <dd className="text-quiet text-xs">
        <b className="block font-bold text-base">–</b>
        <span className="flex min-h-4 items-center gap-1">
          {state === 'suspended' && <Lock />}
          {state === 'suspended' || state === 'outdated' ? t[state] : null}
        </span>
      </dd>
    );
  return (
    <dd className="text-quiet text-xs">
      <b className="block font-bold text-base text-ink">
        <Price price={price} />
      </b>
      <span className="flex min-h-4 items-center">
        <PriceMoveShort price={price} from={from} />
      </span>
    </dd>
  );
}
