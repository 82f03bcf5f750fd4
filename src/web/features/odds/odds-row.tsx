import { memo } from 'react';
import type { MinuteAnchor } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { percentText } from '#web/format/percent.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';
import { BestCell, type BestCellProps, CELL, CellNote, FINISHED, NOTE } from './best-cell.tsx';
import type { BestPrice } from './best-prices.ts';
import type { FoldedPrices, PriceStage } from './fold-prices.ts';
import { moveOrigin, roundedAge } from './price-age.ts';

export interface OddsRowProps {
  readonly record: MatchRow;
  readonly anchor: MinuteAnchor | null;
  /** Undefined while loading. */
  readonly matchPrices: FoldedPrices | undefined;
  /** The address that its prices link to. */
  readonly to: Address;
  /** Whether it is the match in the panel. */
  readonly isOpen: boolean;
}

const STRETCH = 'font-stretch-80% @min-[35rem]/odds-list:font-stretch-92%';
/** Names of competitions are condensed, then broken into two lines, before they are cut. */
export const NAME = `line-clamp-2 ${STRETCH}`;
const LIVE = 'live-edge text-live before:rounded-e-[3px]';

/**
 * A match and the best prices of its result; renders only when its record or prices change. The whole row is the link to
 * the prices, and its height does not depend on them.
 */
export const OddsRow = memo(function OddsRow(props: OddsRowProps) {
  const { record, anchor, matchPrices, to, isOpen } = props;
  const words = useWords<'odds'>();
  const { odds } = words;
  const { teams, scores, phase } = record;
  const prices = matchPrices?.prices;
  // A word such as "postponed" has no room in the column of minutes.
  const isOff = phase === 'off';
  return (
    <tr
      data-phase={phase}
      data-open={isOpen || undefined}
      // WebKit places the link's area in its row only if the row is sticky: a relative one places nothing.
      className="sticky whitespace-nowrap border-line border-t text-center font-medium *:h-16 *:not-first:p-0.5 hover:bg-raised data-open:bg-raised"
    >
      <td
        aria-hidden="true"
        className={`wrap-anywhere hyphens-auto whitespace-normal py-0.5 @max-[21rem]/odds-list:ps-2 ps-2.5 pe-0.5 text-start font-semibold font-stretch-78% text-[0.8125rem]/4 ${phase === 'live' ? LIVE : 'text-quiet'}`}
      >
        {!isOff && <MatchTime match={record} seen={anchor} form="short" />}
      </td>
      <th scope="row" className="text-start font-medium">
        <Link
          to={to}
          data-step
          aria-current={isOpen ? 'true' : undefined}
          className="block outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-live focus-visible:after:-outline-offset-2"
        >
          <span className="sr-only">
            {scoreRow(teams.home.name, scores.home_score, teams.away.name, scores.away_score, words)}
            {', '}
            <MatchTime match={record} seen={anchor} form="spoken" />
          </span>
          {SIDES.map((side) => (
            <Side key={side} name={teams[side].name} score={scores[`${side}_score`]} />
          ))}
        </Link>
        <small dir="auto" className={`block text-ellipsis ${NOTE}`} aria-hidden={isOff || undefined}>
          {isOff ? (
            <MatchTime match={record} seen={anchor} form="short" />
          ) : (
            <Facts matchPrices={matchPrices} phase={phase} />
          )}
        </small>
      </th>
      {prices ? (
        <Cells results={prices.results} stage={matchPrices.stage} />
      ) : (
        <td colSpan={3} className="text-[0.75rem] text-quiet">
          {matchPrices && odds.noPrices}
        </td>
      )}
      <td className={`@min-[35rem]/odds-list:table-cell hidden ${CELL} ${FINISHED}`}>
        {prices && (
          <>
            <Payout payout={prices.payout} />
            <CellNote>{odds.books(prices.books)}</CellNote>
          </>
        )}
      </td>
    </tr>
  );
});

/** A team with its score. */
function Side({ name, score }: { readonly name: string; readonly score: number | null }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-5.5 items-center justify-between gap-1 pe-1.5 in-data-[phase=off]:text-quiet leading-4.25"
    >
      <TeamName name={name} className={`flex-1 ${STRETCH}`} />
      <b className="font-stretch-80% text-[1rem]">{score}</b>
    </span>
  );
}

/** The kind of the prices, where it is not obvious, and the payout. */
function Facts({ matchPrices, phase }: { matchPrices: FoldedPrices | undefined; phase: MatchRow['phase'] }) {
  const { odds: t } = useWords<'odds'>();
  const results = matchPrices?.prices?.results ?? [];
  const state = results.find((result) => result.state !== 'none')?.state;
  if (state === 'suspended' || state === 'outdated') return t.rowStates[state];
  if (state && phase !== 'scheduled' && matchPrices?.stage === 'last') return t.stage.last;
  return (
    matchPrices?.prices && (
      <span className="@min-[35rem]/odds-list:hidden">
        {`${t.payout} `}
        <Payout payout={matchPrices.prices.payout} />
      </span>
    )
  );
}

function Payout({ payout }: { payout: number | null }) {
  const { intl } = useWords<'odds'>();
  return <bdi>{percentText(payout, intl)}</bdi>;
}

interface CellsProps {
  readonly results: readonly BestPrice[];
  readonly stage: PriceStage;
}

function Cells({ results, stage }: CellsProps) {
  const minute = useMinute();
  const validPrices = results.filter(({ state }) => state === 'holds').map(({ price }) => price ?? 0);
  const lowest = Math.min(...validPrices);
  const cellOf = ({ state, price, books, at, moved }: BestPrice): BestCellProps => ({
    state,
    price,
    book: books[0] ?? '',
    otherBooks: books.length - 1,
    names: books.join(', '),
    age: stage === 'inPlay' ? roundedAge(at, minute) : null,
    from: stage === 'last' ? null : moveOrigin(moved, minute),
    isFavourite: state === 'holds' && price === lowest,
  });
  // The order of home, draw and away never changes.
  // biome-ignore lint/suspicious/noArrayIndexKey: a result is identified by its position
  return results.map((result, at) => <BestCell key={at} {...cellOf(result)} />);
}
