import { useQuery } from '@tanstack/react-query';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { oddsInPlayQuery } from '#web/data/odds.ts';
import { type BestPrice, RESULT_LABELS } from '#web/features/odds/best-prices.ts';
import { type FoldedPrices, foldPrices } from '#web/features/odds/fold-prices.ts';
import { Lock } from '#web/features/odds/lock.tsx';
import { Price } from '#web/features/odds/price.tsx';
import { moveOrigin } from '#web/features/odds/price-age.ts';
import { PriceMoveShort } from '#web/features/odds/price-move.tsx';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { useAccumulator } from '#web/ui/use-accumulator.ts';
import { useMatchSideWords } from '#web/words/match-side.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { SideCard } from './side-card.tsx';

const NO_PRICES: ReadonlyMap<string, FoldedPrices> = new Map();

/** The best prices in play of a match's result. */
export function SidePrices({ match }: { readonly match: Match }) {
  const query = oddsInPlayQuery(match.id);
  const { data } = useQuery(query);
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
  return (
    <DatedPart keys={[query.queryKey]}>
      <ResultPrices match={match} prices={folded.get(match.id)?.prices ?? null} />
    </DatedPart>
  );
}

const NO_PRICE = { state: 'none', price: null, moved: null } as const;

interface ResultPricesProps {
  readonly match: Match;
  /** Null while unknown: the card has its place from the beginning. */
  readonly prices: FoldedPrices['prices'];
}

function ResultPrices({ match, prices }: ResultPricesProps) {
  const { matchSide: say } = useMatchSideWords();
  const { odds } = useOddsWords();
  const { home, away } = match.teams;
  const names = [home.name, odds.draw, away.name];
  return (
    <SideCard
      title={RESULT_LABELS.join('')}
      note={prices && say.bestOf(prices.books)}
      to={matchAddress(match.id, 'odds')}
      linkText={say.allPrices}
    >
      <dl className="flex gap-2 py-1">
        {RESULT_LABELS.map((label, at) => (
          <div key={label} className="min-w-0 flex-1 rounded-sm bg-raised px-2 py-1">
            <dt title={names[at]} className="truncate text-quiet text-xs">
              <b className="font-semibold text-ink">{label}</b> <bdi>{names[at]}</bdi>
            </dt>
            <PriceCell {...(prices?.results[at] ?? NO_PRICE)} />
          </div>
        ))}
      </dl>
    </SideCard>
  );
}

/** A price, and in a line below it its latest move or why there is none. */
function PriceCell({ state, price, moved }: Pick<BestPrice, 'state' | 'price' | 'moved'>) {
  const { odds: say } = useOddsWords();
  const from = moveOrigin(moved, useMinute());
  if (state !== 'holds' || price === null)
    return (
      <dd className="text-quiet text-xs">
        <b className="block font-bold text-base">–</b>
        <span className="flex min-h-4 items-center gap-1">
          {state === 'suspended' && <Lock />}
          {state === 'suspended' || state === 'outdated' ? say[state] : null}
        </span>
      </dd>
    );
  return (
    <dd className="text-quiet text-xs">
      <b className="block font-bold text-base text-ink">
        <Price price={price} />
      </b>
      <span className="flex min-h-4 items-center">
        {from !== null && <PriceMoveShort isUp={price > from} />}
      </span>
    </dd>
  );
}
