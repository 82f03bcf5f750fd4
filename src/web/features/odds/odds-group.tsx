import { type CSSProperties, memo, type Ref } from 'react';
import type { MinuteAnchor } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { localCountry } from '#news/words/country-name.ts';
import { Flag } from '#web/components/flag.tsx';
import { has12Hours } from '#web/format/clock-time.ts';
import { liveCount } from '#web/matches/live-count.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { foldGroup } from '#web/navigation/fold-group.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { RESULT_LABELS } from './best-prices.ts';
import type { FoldedPrices } from './fold-prices.ts';
import { NAME, OddsRow } from './odds-row.tsx';
import { PricePlaces, pricePlaces } from './price-places.ts';

interface Props {
  readonly id: string;
  /** Null for the viewer's followed matches of any competition. */
  readonly league: MatchRow['league'] | null;
  readonly rows: readonly { readonly record: MatchRow; readonly anchor: MinuteAnchor | null }[];
  readonly prices: ReadonlyMap<string, FoldedPrices>;
  /** Whether all requested prices have arrived. */
  readonly isComplete: boolean;
  /** Whether only counts are shown instead of the matches. */
  readonly isFolded: boolean;
  /** The match in the panel beside the list. */
  readonly openId: string | null;
  readonly to: (id: string) => Address;
  readonly ref: Ref<HTMLElement>;
}

const GROUP_HEAD = 'tap-target flex w-full items-center gap-2 ps-3 text-start';

/** The matches of a competition with their best prices; without any prices the head says so once. */
export const OddsGroup = memo(function OddsGroup(props: Props) {
  const { id, league, rows, prices, isComplete, isFolded, openId, to, ref } = props;
  const { odds: t, list, scores, intl } = useWords<'odds'>();
  const hasNoPrices = isComplete && rows.every(({ record }) => !prices.get(record.id)?.prices);
  const places = pricePlaces(
    rows.flatMap(({ record }) => prices.get(record.id)?.prices?.results.map(({ price }) => price) ?? []),
  );
  const live = liveCount(rows);
  return (
    <section
      id={id}
      ref={ref}
      style={{ '--rows': isFolded ? 0 : rows.length } as CSSProperties}
      className="card mb-2.5 overflow-clip [contain-intrinsic-block-size:auto_calc(2.375rem+var(--rows)*4.0625rem)] [content-visibility:auto]"
      data-steps
    >
      <table className="w-full table-fixed" aria-labelledby={`${id}-name`}>
        <colgroup>
          <col
            className={
              has12Hours(intl) ? 'w-15.5' : '@max-[21rem]/odds-list:w-10.5 @min-[35rem]/odds-list:w-13 w-12'
            }
          />
          <col />
          <col
            span={3}
            className="@max-[21rem]/odds-list:w-11 @min-[24rem]/odds-list:w-15 @min-[35rem]/odds-list:w-20 @min-[45rem]/odds-list:w-26 w-13"
          />
          <col className="@min-[35rem]/odds-list:table-column hidden @min-[45rem]/odds-list:w-26 w-22" />
        </colgroup>
        <thead data-group-head>
          <tr className="font-medium text-[0.75rem] text-quiet">
            <th scope="col" colSpan={2}>
              <h2 id={`${id}-name`} className="font-semibold text-ink text-sm/4.5">
                {league ? (
                  <Name league={league} isFolded={isFolded} />
                ) : (
                  <span className={GROUP_HEAD}>{list.following}</span>
                )}
              </h2>
            </th>
            {isFolded || hasNoPrices ? (
              <>
                {/* A span over the column that is hidden on a phone would take the names' room. */}
                <td className="@min-[35rem]/odds-list:table-cell hidden" />
                <td colSpan={3} className="pe-3 text-end">
                  {isFolded && live > 0 && <b className="font-semibold text-live">{list.inPlay(live)}</b>}{' '}
                  {isFolded ? scores.matches(rows.length) : t.noneHere}
                </td>
              </>
            ) : (
              <>
                {RESULT_LABELS.map((result, at) => (
                  <th key={result} scope="col" className="font-medium">
                    <Abbreviation short={result} long={t.results[at]} />
                  </th>
                ))}
                <th scope="col" className="@min-[35rem]/odds-list:table-cell hidden font-medium">
                  {t.payout}
                </th>
              </>
            )}
          </tr>
        </thead>
        {!isFolded && (
          <tbody>
            <PricePlaces value={places}>
              {rows.map(({ record, anchor }) => (
                <OddsRow
                  key={record.id}
                  record={record}
                  anchor={anchor}
                  matchPrices={hasNoPrices ? undefined : prices.get(record.id)}
                  to={to(record.id)}
                  isOpen={openId === record.id}
                />
              ))}
            </PricePlaces>
          </tbody>
        )}
      </table>
    </section>
  );
});

function Name({ league, isFolded }: { league: MatchRow['league']; isFolded: boolean }) {
  const words = useWords<'odds'>();
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  return (
    <button
      type="button"
      aria-expanded={!isFolded}
      className={`cursor-pointer hover:bg-raised ${GROUP_HEAD}`}
      onClick={({ currentTarget }) => foldGroup(currentTarget, league.id, !isFolded)}
    >
      <Flag src={league.country_flag} />
      <span dir="auto" className={NAME}>
        {country && <i className="font-normal text-quiet not-italic">{`${country} `}</i>}
        {competitionName(league, words)}
      </span>
    </button>
  );
}
