import type { CSSProperties, ReactNode } from 'react';
import { MINUTE_S } from '#contract/durations.ts';
import type { OddsBook } from '#contract/odds/odds-grid.ts';
import { bestOf, payoutOf, validPrices } from '#contract/odds/valid-prices.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { percentText } from '#web/format/percent.ts';
import { useWords } from '#web/words/use-words.ts';
import type { SharedPriceProps } from './line-rows.tsx';
import { OutcomeName } from './outcome-name.tsx';
import { Price } from './price.tsx';
import { ageText, PriceMove, useHasMoved } from './price-move.tsx';
import { priceRange } from './price-range.ts';
import type { SelectedPrice } from './selected-price.ts';

interface Props extends SharedPriceProps {
  readonly market: string;
  readonly selected: SelectedPrice;
  readonly histories: ReadonlyMap<string, OddsHistory>;
}

/** The columns on the widest pages; narrower ones have two lines, and phones three. */
const COLUMNS =
  'grid grid-cols-12 gap-x-1.5 gap-y-2 @min-[64rem]/odds:grid-cols-[1.8fr_1.15fr_2fr_0.75fr_1.1fr_repeat(2,0.6fr)] @min-[44rem]/odds:gap-x-3';

/**
 * The facts of a price: comparison with the best, age, last move, range, implied probability and margin; nothing is cut.
 * The fair probability of a team is in the history of prices alone.
 */
export function PriceFacts(props: Props) {
  const { selected, market, books, memory, scoreState, hasAges, home, away, histories } = props;
  const { odds: t, intl } = useWords<'odds'>();
  const minute = useMinute();
  const { line, row, book, priceKey } = selected;
  const offer = line.offers[row]?.[book] ?? null;
  const { id = '', name = '' }: Partial<OddsBook> = books[book] ?? {};
  const lastPrice = memory.prices.get(priceKey);
  const price = offer?.price ?? lastPrice?.price ?? null;
  const hasMoved = useHasMoved(price, lastPrice?.moved?.from ?? null);
  const validRows = validPrices(line, scoreState);
  const best = bestOf(validRows[row] ?? []);
  const winners = books.filter((_, at) => best !== null && validRows[row]?.[at] === best);
  const others = winners.filter((one) => one.id !== id);
  const outcome = line.outcomes[row];
  const history = histories.get(id);
  const range = history && outcome ? priceRange(history, market, line, outcome, offer?.price ?? null) : null;
  const payout = payoutOf(line.offers.map((offers) => offers[book]?.price ?? null));
  const percent = (value: number | null) => percentText(value, intl);
  const ago = (at: number | null) => {
    const minutes =
      !hasAges || at === null || minute === null ? null : Math.max(0, minute - Math.floor(at / MINUTE_S));
    return minutes === null ? null : minutes === 0 ? t.look.now : t.look.ago(ageText(t, minutes));
  };
  const isBest = others.length < winners.length;
  return (
    <dl className={`border-line border-t bg-raised px-3 py-2.5 ${COLUMNS}`} aria-label={t.look.title}>
      <Fact
        span={8}
        wideSpan={4}
        name={
          <>
            {outcome && <OutcomeName outcome={outcome} line={line.line} home={home} away={away} isShort />} ·{' '}
            {name}
          </>
        }
      >
        {offer?.price === null ? (
          t.suspended
        ) : isBest ? (
          `★ ${t.isBest}${others.length > 0 ? ` ${signedNumber(others.length, intl)}` : ''}`
        ) : best === null ? (
          '–'
        ) : (
          <>
            {`${t.best}: `}
            <Price price={best} /> {winners[0]?.name}
          </>
        )}
      </Fact>
      <Fact span={4} wideSpan={3} name={hasAges ? t.history.price : t.look.closing}>
        {price === null ? '–' : <Price price={price} />}{' '}
        <small className="muted">{ago(offer?.at ?? null)}</small>
      </Fact>
      <Fact span={9} wideSpan={5} name={t.look.moved}>
        {hasMoved && lastPrice?.moved && price !== null ? (
          <>
            <PriceMove isUp={price > lastPrice.moved.from} /> {t.look.from}{' '}
            <Price price={lastPrice.moved.from} /> <small className="muted">{ago(lastPrice.moved.at)}</small>
          </>
        ) : offer?.price === null ? (
          '–'
        ) : (
          t.look[history ? 'unmoved' : 'still']
        )}
      </Fact>
      <Fact span={3} wideSpan={3} name={t.look.opened}>
        {range ? <Price price={range.opening} /> : '–'}
      </Fact>
      <Fact span={4} wideSpan={3} name={t.look.range}>
        {range && range.lowest < range.highest ? (
          <>
            <Price price={range.lowest} /> – <Price price={range.highest} />
          </>
        ) : (
          '–'
        )}
      </Fact>
      <Fact span={4} wideSpan={3} name={t.history.implied}>
        {percent(price === null ? null : 1 / price)}
      </Fact>
      <Fact span={4} wideSpan={3} name={t.look.margin}>
        {percent(payout === null ? null : 1 - payout)}
      </Fact>
    </dl>
  );
}

interface FactProps {
  /** Number of columns of twelve, on a phone and on a wider page. */
  readonly span: number;
  readonly wideSpan: number;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function Fact({ span, wideSpan, name, children }: FactProps) {
  return (
    <div
      style={{ '--span': span, '--wide': wideSpan } as CSSProperties}
      className="@min-[64rem]/odds:col-auto min-w-0 @min-[44rem]/odds:[grid-column:span_var(--wide)] [grid-column:span_var(--span)]"
    >
      <dt className="font-stretch-90% text-quiet text-xs">{name}</dt>
      <dd className="font-semibold font-stretch-88%">{children}</dd>
    </div>
  );
}
