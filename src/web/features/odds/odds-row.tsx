import './odds-row.css';
import { type CSSProperties, memo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import type { MinuteAnchor } from '#web/format/minute.ts';
import { percentText } from '#web/format/percent.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { useOddsWords } from '#web/words/odds.ts';
import { BestCell, type BestCellProps } from './best-cell.tsx';
import type { BestPrice } from './best-prices.ts';
import type { FoldedPrices, PriceStage } from './fold-prices.ts';
import { nameWidth } from './name-width.ts';
import { moveOrigin, roundedAge } from './price-age.ts';

export interface OddsRowProps {
  readonly record: MatchRow;
  readonly anchor: MinuteAnchor | null;
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** Undefined while loading. */
  readonly matchPrices: FoldedPrices | undefined;
  /** The address that its prices link to. */
  readonly to: Address;
  /** Whether it is the match in the panel. */
  readonly isOpen: boolean;
}

/** A match and the best prices of its result; renders only when its record or prices change. */
export const OddsRow = memo(function OddsRow(props: OddsRowProps) {
  const { record, anchor, zone, confirmed, matchPrices, to, isOpen } = props;
  const { scores: say, odds } = useOddsWords();
  const { teams, scores, phase } = record;
  const prices = matchPrices?.prices;
  // A word such as "postponed" has no room in the column of minutes.
  const isOff = phase === 'off';
  return (
    <tr data-phase={phase} data-open={isOpen || undefined}>
      <td className="minute" aria-hidden="true">
        {!isOff && <MatchTime match={record} seen={anchor} zone={zone} confirmed={confirmed} form="short" />}
      </td>
      <th scope="row">
        <PrefetchLink to={to} data-step aria-current={isOpen ? 'true' : undefined}>
          <span className="sr-only">
            {say.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score)}
            {', '}
            <MatchTime match={record} seen={anchor} zone={zone} confirmed={confirmed} form="spoken" />
          </span>
          {(['home', 'away'] as const).map((side) => (
            <Side key={side} name={teams[side].name} score={scores[`${side}_score`]} />
          ))}
        </PrefetchLink>
        {isOff ? (
          <small className="facts" aria-hidden="true">
            <MatchTime match={record} seen={anchor} zone={zone} confirmed={confirmed} form="short" />
          </small>
        ) : (
          <Facts matchPrices={matchPrices} phase={phase} />
        )}
      </th>
      {prices ? (
        <Cells results={prices.results} stage={matchPrices.stage} phase={phase} />
      ) : (
        <td colSpan={3} className="no-prices">
          {matchPrices && odds.noPrices}
        </td>
      )}
      <td className="payout">
        {prices && (
          <>
            <Payout payout={prices.payout} />
            <small>{odds.books(prices.books)}</small>
          </>
        )}
      </td>
    </tr>
  );
});

/** A team with its score. A long name reserves two lines before and after the font is loaded. */
function Side({ name, score }: { readonly name: string; readonly score: number | null }) {
  const width = { '--width': nameWidth(`${name} ${score ?? ''}`) } as CSSProperties;
  return (
    <span className="side" aria-hidden="true" style={width}>
      <span dir="auto" title={name}>
        {name}
      </span>
      <b>{score}</b>
    </span>
  );
}

/** The kind of the prices, where it is not obvious, and the payout. */
function Facts({ matchPrices, phase }: { matchPrices: FoldedPrices | undefined; phase: MatchRow['phase'] }) {
  const { odds: say } = useOddsWords();
  const isOld = phase === 'live' && matchPrices?.stage === 'last';
  return (
    <small className="facts">
      {isOld
        ? say.stage.last
        : matchPrices?.prices && (
            <span className="payout">
              {`${say.payout} `}
              <Payout payout={matchPrices.prices.payout} />
            </span>
          )}
    </small>
  );
}

function Payout({ payout }: { payout: number | null }) {
  const { intl } = useOddsWords();
  return <bdi>{percentText(payout, intl)}</bdi>;
}

interface CellsProps {
  readonly results: readonly BestPrice[];
  readonly stage: PriceStage;
  readonly phase: MatchRow['phase'];
}

function Cells({ results, stage, phase }: CellsProps) {
  const minute = useMinute();
  const validPrices = results.filter(({ state }) => state === 'holds').map(({ price }) => price ?? 0);
  const lowest = Math.min(...validPrices);
  const cellOf = ({ state, price, books, at, moved }: BestPrice): BestCellProps => ({
    state,
    price,
    book: books[0] ?? '',
    otherBooks: books.length - 1,
    names: books.join(', '),
    age: stage === 'last' ? null : roundedAge(at, minute),
    from: phase === 'finished' ? null : moveOrigin(moved, minute),
    isFavourite: state === 'holds' && price === lowest,
  });
  // The order of home, draw and away never changes.
  // biome-ignore lint/suspicious/noArrayIndexKey: a result is identified by its position
  return results.map((result, at) => <BestCell key={at} {...cellOf(result)} />);
}
