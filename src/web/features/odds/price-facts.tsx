import './price-facts.css';
import type { ReactNode } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { percentText } from '#web/format/percent.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { bestOf, heldIn, payoutOf } from './best.ts';
import type { Book } from './board.ts';
import type { SharedPriceProps } from './line-rows.tsx';
import type { Looked } from './looked.ts';
import { OutcomeName } from './outcome-name.tsx';
import { pastOf } from './past-prices.ts';
import { Price } from './price.tsx';
import { Moved, spanText } from './signs.tsx';

interface Props extends SharedPriceProps {
  readonly market: string;
  readonly looked: Looked;
  readonly histories: ReadonlyMap<string, OddsHistory>;
}

const MINUTE = 60;

/** The facts of a price: comparison with the best, age, last move, range, and implied probability. */
export function PriceFacts(props: Props) {
  const { looked, market, books, memory, standing, home, away, histories } = props;
  const { odds: say, intl } = useOddsWords();
  const minute = useMinute();
  const { line, row, book, place } = looked;
  const offer = line.offers[row]?.[book] ?? null;
  const { id = '', name = '' }: Partial<Book> = books[book] ?? {};
  const known = memory.prices.get(place);
  const price = offer?.price ?? known?.price ?? null;
  const held = heldIn(line, standing);
  const best = bestOf(held[row] ?? []);
  const winners = books.filter((_, at) => best !== null && held[row]?.[at] === best);
  const others = winners.filter((one) => one.id !== id);
  const outcome = line.outcomes[row];
  const history = histories.get(id);
  const past = history && outcome ? pastOf(history, market, line, outcome, offer?.price ?? null) : null;
  const payout = payoutOf(line.offers.map((offers) => offers[book]?.price ?? null));
  const part = (value: number | null) => percentText(value, intl);
  const ago = (at: number | null) => {
    const minutes = at === null || minute === null ? null : Math.max(0, minute - Math.floor(at / MINUTE));
    return minutes === null ? null : minutes === 0 ? say.look.now : say.look.ago(spanText(say, minutes));
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
      <Fact name={say.look.opened}>{past ? <Price price={past.opening} /> : '–'}</Fact>
      <Fact name={say.look.moved}>
        {known?.moved && price !== null ? (
          <>
            <Moved up={price > known.moved.from} /> {say.look.from} <Price price={known.moved.from} />{' '}
            <small>{ago(known.moved.at)}</small>
          </>
        ) : offer?.price === null ? (
          '–'
        ) : (
          say.look[history ? 'unmoved' : 'still']
        )}
      </Fact>
      <Fact name={say.look.range}>
        {past && past.lowest < past.highest ? (
          <>
            <Price price={past.lowest} /> – <Price price={past.highest} />
          </>
        ) : (
          '–'
        )}
      </Fact>
      <Fact name={say.history.implied}>{part(price === null ? null : 1 / price)}</Fact>
      <Fact name={say.history.fair}>{part(price === null || payout === null ? null : payout / price)}</Fact>
      <Fact name={say.look.margin}>{part(payout === null ? null : 1 - payout)}</Fact>
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
