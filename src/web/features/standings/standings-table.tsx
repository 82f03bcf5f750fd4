import './standings.css';
import './columns.css';
import './zones.css';
import type { ReactNode } from 'react';
import { useStandingsWords } from '#web/words/standings.ts';
import { AsItStands } from './as-it-stands.tsx';
import { COUNTS } from './columns.ts';
import type { Playing } from './playing.ts';
import type { Table } from './rows.ts';
import { StandingsRow } from './standings-row.tsx';
import type { Beside } from './team-extras.ts';

interface Props {
  readonly table: Table;
  /** Ids of highlighted teams. */
  readonly marked?: readonly string[];
  /** Live teams by id. */
  readonly playing: ReadonlyMap<string, Playing>;
  readonly zone: string;
  /** Returns the as-of instant of the table, epoch ms. */
  readonly confirmed: () => number | null;
  /** Adds the teams' colours and the column of next matches. */
  readonly beside?: Beside | null;
  /** Replaces the name and the time of the table. */
  readonly head?: ReactNode;
  /** Content below the legend. */
  readonly children?: ReactNode;
}

/**
 * A table with the legend of its zones. On narrow pages the first and last columns are sticky and the others
 * scroll.
 */
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
