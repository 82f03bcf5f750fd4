import './odds-group.css';
import { memo, type Ref } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Seen } from '#web/format/minute.ts';
import { setFolded } from '#web/settings/folds.ts';
import { Flag } from '#web/ui/flag.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { RESULT_SIGNS } from './best-prices.ts';
import type { Priced } from './fold-prices.ts';
import { OddsRow, type OddsRowProps } from './odds-row.tsx';

interface Props extends Pick<OddsRowProps, 'zone' | 'confirmed'> {
  readonly id: string;
  /** Null for the viewer's followed matches of any competition. */
  readonly league: MatchRow['league'] | null;
  readonly rows: readonly { readonly record: MatchRow; readonly seen: Seen | null }[];
  readonly prices: ReadonlyMap<string, Priced>;
  /** Whether all requested prices have arrived. */
  readonly isTold: boolean;
  /** Whether only counts are shown instead of the matches. */
  readonly folded: boolean;
  /** The match in the panel beside the list. */
  readonly open: string | null;
  readonly to: (id: string) => string;
  readonly ref: Ref<HTMLElement>;
}

/** The matches of a competition with their best prices; without any prices the head says so once. */
export const OddsGroup = memo(function OddsGroup(props: Props) {
  const { id, league, rows, prices, isTold, folded, open, to, ref, ...time } = props;
  const { odds: say, list, scores } = useOddsWords();
  const none = isTold && rows.every(({ record }) => !prices.get(record.id)?.prices);
  const live = rows.filter(({ record }) => record.phase === 'live').length;
  return (
    <section id={id} ref={ref} aria-labelledby={`${id}-name`} className="odds-group">
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
                {league ? <Name league={league} folded={folded} /> : <span>{list.following}</span>}
              </h2>
            </th>
            {folded ? (
              <td colSpan={4}>
                {live > 0 && <b>{list.inPlay(live)}</b>} {scores.matches(rows.length)}
              </td>
            ) : none ? (
              <td colSpan={4}>{say.noneHere}</td>
            ) : (
              <>
                {RESULT_SIGNS.map((result, at) => (
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
        {!folded && (
          <tbody>
            {rows.map(({ record, seen }) => (
              <OddsRow
                key={record.id}
                {...time}
                record={record}
                seen={seen}
                priced={none ? undefined : prices.get(record.id)}
                to={to(record.id)}
                isOpen={open === record.id}
              />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
});

function Name({ league, folded }: { league: MatchRow['league']; folded: boolean }) {
  const words = useOddsWords();
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  return (
    <button type="button" aria-expanded={!folded} onClick={() => setFolded(league.id, !folded)}>
      <Flag src={league.country_flag} />
      <span dir="auto">
        {country && <i>{`${country} `}</i>}
        {league.name}
      </span>
    </button>
  );
}
