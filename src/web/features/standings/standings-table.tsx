import './standings.css';
import './columns.css';
import './zones.css';
import type { ReactNode } from 'react';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { useStandingsWords } from '#web/words/standings.ts';
import { AsItStands } from './as-it-stands.tsx';
import type { Next } from './next.ts';
import type { Playing } from './playing.ts';
import type { Table } from './rows.ts';
import { COUNTS, StandingsRow } from './standings-row.tsx';

/** What is known of the teams besides the table, by their ids. */
export interface Beside {
  readonly teamOf: (id: string) => MatchTeam;
  /** Null where nothing is played next: the season is over. */
  readonly nextOf: ((id: string) => Next | null) | null;
}

interface Props {
  readonly table: Table;
  /** Teams that are marked. */
  readonly marked?: readonly string[];
  /** Who of its teams is playing. */
  readonly playing: ReadonlyMap<string, Playing>;
  readonly zone: string;
  /** Tells the as-of instant of the table, epoch ms. */
  readonly confirmed: () => number | null;
  /** Brings the teams' colours and the column of what is played next along. */
  readonly beside?: Beside | null;
  /** Stands over the table instead of its name and its time. */
  readonly head?: ReactNode;
  /** Stands under the legend. */
  readonly children?: ReactNode;
}

/** A table with its zones in words under it; where it is narrow the first and the last columns stay and the rest scrolls. */
export function StandingsTable(props: Props) {
  const { table, marked = [], playing, zone, confirmed, beside = null, head, children } = props;
  const { standings: say, scores } = useStandingsWords();
  const name = table.name && scores.round(table.name);
  const named = (key: keyof typeof say.columns) => (
    <abbr title={say.columns[key][1]}>{say.columns[key][0]}</abbr>
  );
  return (
    <section className="standings" aria-label={name ?? undefined}>
      {head}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div tabIndex={0}>
        <table>
          <caption className={head ? 'sr-only' : undefined}>
            {name}{' '}
            {!beside && (
              <small>
                <AsItStands zone={zone} confirmed={confirmed} />
              </small>
            )}
          </caption>
          <thead>
            <tr>
              <th scope="col">{named('position')}</th>
              {(['team', ...COUNTS, 'form'] as const).map((key) => (
                <th key={key} scope="col" className={key}>
                  {named(key)}
                </th>
              ))}
              {beside?.nextOf && (
                <th scope="col" className="next">
                  {named('next')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((one) => (
              <StandingsRow
                key={one.row.team_id}
                told={one}
                isMarked={marked.includes(one.row.team_id)}
                live={playing.get(one.row.team_id)}
                zone={zone}
                confirmed={confirmed}
                beside={beside}
              />
            ))}
          </tbody>
        </table>
      </div>
      {table.rows.some((row) => row.zone) && (
        <ul aria-label={say.zones}>
          {table.zones.map(({ name, letter, number }) => (
            <li key={name} data-zone={number % 6}>
              <b>{letter}</b> {name}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
