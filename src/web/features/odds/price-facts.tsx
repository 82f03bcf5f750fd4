import { MINUTE_S } from '#contract/durations.ts';
import './price-facts.css';
import type { ReactNode } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { percentText } from '#web/format/percent.ts';
import { useOddsWords } from '#web/words/odds.ts';
import type { SharedPriceProps } from './line-rows.tsx';
import type { OddsBook } from './odds-grid.ts';
import { OutcomeName } from './outcome-name.tsx';
import { Price } from './price.tsx';
import { ageText, PriceMove } from './price-move.tsx';
import { priceRange } from './price-range.ts';
import type { SelectedPrice } from './selected-price.ts';
import { bestOf, payoutOf, validPrices } from './valid-prices.ts';

interface Props extends SharedPriceProps {
  readonly market: string;
  readonly selected: SelectedPrice;
  readonly histories: ReadonlyMap<string, OddsHistory>;
}

/** The facts of a price: comparison with the best, age, last move, range, and implied probability. */
export function PriceFacts(props: Props) {
  const { selected, market, books, memory, scoreState, home, away, histories } = props;
  const { odds: say, intl } = useOddsWords();
  const minute = useMinute();
  const { line, row, book, priceKey } = selected;
  const offer = line.offers[row]?.[book] ?? null;
  const { id = '', name = '' }: Partial<OddsBook> = books[book] ?? {};
  const lastPrice = memory.prices.get(priceKey);
  const price = offer?.price ?? lastPrice?.price ?? null;
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
    const minutes = at === null || minute === null ? null : Math.max(0, minute - Math.floor(at / MINUTE_S));
    return minutes === null ? null : minutes === 0 ? say.look.now : say.look.ago(ageText(say, minutes));
  };
  const isBest = others.length < winners.length;
  return (
    <dl className="price-facts" aria-label={say.look.title}>
      <Fact
        name={
          <>
            {outcome && <OutcomeName outcome={outcome} line={line.line} home={home} away={away} />} · {name}
          </>
        }
      >
        {offer?.price === null ? (
          say.suspended
        ) : isBest ? (
          `★ ${say.isBest}${others.length > 0 ? ` ${say.others(others.length)}` : ''}`
        ) : best === null ? (
          '–'
        ) : (
          <>
            {`${say.best}: `}
            <Price price={best} /> {winners[0]?.name}
          </>
        )}
      </Fact>
      <Fact name={say.history.price}>
        {price === null ? '–' : <Price price={price} />} <small>{ago(offer?.at ?? null)}</small>
      </Fact>
      <Fact name={say.look.opened}>{range ? <Price price={range.opening} /> : '–'}</Fact>
      <Fact name={say.look.moved}>
        {lastPrice?.moved && price !== null ? (
          <>
            <PriceMove isUp={price > lastPrice.moved.from} /> {say.look.from}{' '}
            <Price price={lastPrice.moved.from} /> <small>{ago(lastPrice.moved.at)}</small>
          </>
        ) : offer?.price === null ? (
          '–'
        ) : (
          say.look[history ? 'unmoved' : 'still']
        )}
      </Fact>
      <Fact name={say.look.range}>
        {range && range.lowest < range.highest ? (
          <>
            <Price price={range.lowest} /> – <Price price={range.highest} />
          </>
        ) : (
          '–'
        )}
      </Fact>
      <Fact name={say.history.implied}>{percent(price === null ? null : 1 / price)}</Fact>
      <Fact name={say.history.fair}>
        {percent(price === null || payout === null ? null : payout / price)}
      </Fact>
      <Fact name={say.look.margin}>{percent(payout === null ? null : 1 - payout)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
