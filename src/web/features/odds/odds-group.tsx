import './odds-group.css';
import { memo, type Ref } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { MinuteAnchor } from '#web/format/minute.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { setFolded } from '#web/settings/folds.ts';
import { Flag } from '#web/ui/flag.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { RESULT_LABELS } from './best-prices.ts';
import type { FoldedPrices } from './fold-prices.ts';
import { OddsRow, type OddsRowProps } from './odds-row.tsx';

interface Props extends Pick<OddsRowProps, 'zone' | 'confirmed'> {
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

/** The matches of a competition with their best prices; without any prices the head says so once. */
export const OddsGroup = memo(function OddsGroup(props: Props) {
  const { id, league, rows, prices, isComplete, isFolded, openId, to, ref, ...time } = props;
  const { odds: say, list, scores } = useOddsWords();
  const hasNoPrices = isComplete && rows.every(({ record }) => !prices.get(record.id)?.prices);
  const live = rows.filter(({ record }) => record.phase === 'live').length;
  return (
    <section id={id} ref={ref} aria-labelledby={`${id}-name`} className="odds-group" data-steps>
      <table aria-labelledby={`${id}-name`}>
        <colgroup>
          <col className="moment" />
          <col />
          <col span={3} className="result" />
          <col className="payout" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <h2 id={`${id}-name`}>
                {league ? <Name league={league} isFolded={isFolded} /> : <span>{list.following}</span>}
              </h2>
            </th>
            {isFolded ? (
              <td colSpan={4}>
                {live > 0 && <b>{list.inPlay(live)}</b>} {scores.matches(rows.length)}
              </td>
            ) : hasNoPrices ? (
              <td colSpan={4}>{say.noneHere}</td>
            ) : (
              <>
                {RESULT_LABELS.map((result, at) => (
                  <th key={result} scope="col">
                    <abbr title={say.results[at]}>{result}</abbr>
                  </th>
                ))}
                <th scope="col" className="payout">
                  {say.payout}
                </th>
              </>
            )}
          </tr>
        </thead>
        {!isFolded && (
          <tbody>
            {rows.map(({ record, anchor }) => (
              <OddsRow
                key={record.id}
                {...time}
                record={record}
                anchor={anchor}
                matchPrices={hasNoPrices ? undefined : prices.get(record.id)}
                to={to(record.id)}
                isOpen={openId === record.id}
              />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
});

function Name({ league, isFolded }: { league: MatchRow['league']; isFolded: boolean }) {
  const words = useOddsWords();
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  return (
    <button type="button" aria-expanded={!isFolded} onClick={() => setFolded(league.id, !isFolded)}>
      <Flag src={league.country_flag} />
      <span dir="auto">
        {country && <i>{`${country} `}</i>}
        {league.name}
      </span>
    </button>
  );
}
