import './standings.css';
import type { StandingsRow } from '#contract/records/standings.ts';
import { useStandingsWords } from '#web/words/standings.ts';
import type { Table, TableRow } from './rows.ts';

type Count = keyof StandingsRow['overall'];
const COUNTS = [
  'games_played',
  'won',
  'draw',
  'lost',
  'goals_scored',
  'goals_against',
  'goals_diff',
  'points',
] as const satisfies readonly Count[];

interface Props {
  readonly table: Table;
  /** Teams that are marked. */
  readonly marked: readonly string[];
  /** The running score of a team's own match, its goals first; null where it does not play. */
  readonly live: (teamId: string) => string | null;
}

/** A table with its zones in words under it; on a phone the first columns stay and the rest scrolls. */
export function StandingsTable({ table, marked, live }: Props) {
  const { standings: say } = useStandingsWords();
  const head = (key: keyof typeof say.columns) => (
    <abbr title={say.columns[key][1]}>{say.columns[key][0]}</abbr>
  );
  return (
    <section className="standings" aria-label={table.name ?? undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div tabIndex={0}>
        <table>
          <caption>
            {table.name} <small>{say.asItStands}</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">{head('position')}</th>
              <th scope="col">{head('team')}</th>
              {COUNTS.map((key) => (
                <th key={key} scope="col" className={key}>
                  {head(key)}
                </th>
              ))}
              <th scope="col" className="form">
                {head('form')}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((one) => (
              <Row
                key={one.row.team_id}
                told={one}
                isMarked={marked.includes(one.row.team_id)}
                live={live(one.row.team_id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {table.zones.length > 0 && (
        <ul aria-label={say.zones}>
          {table.zones.map((zone, at) => (
            <li key={zone} data-zone={at % 6}>
              {zone}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ told, isMarked, live }: { told: TableRow; isMarked: boolean; live: string | null }) {
  const { standings: say, intl } = useStandingsWords();
  const { row, moved, zone, form } = told;
  const number = new Intl.NumberFormat(intl, { signDisplay: 'exceptZero' });
  const letters: Readonly<Record<string, readonly string[]>> = say.letters;
  return (
    <tr aria-current={isMarked || undefined} data-zone={zone === null ? undefined : zone % 6}>
      <td>
        {row.overall.position ?? '–'}
        {moved !== null && moved !== 0 && (
          <small data-up={moved > 0 || undefined} title={moved > 0 ? say.up(moved) : say.down(-moved)}>
            {moved > 0 ? `▲${moved}` : `▼${-moved}`}
          </small>
        )}
      </td>
      <th scope="row">
        {row.team_name}
        {live && <b className="live">{live}</b>}
      </th>
      {COUNTS.map((key) => {
        const value = row.overall[key];
        return (
          <td key={key} className={key}>
            {value === null ? '–' : key === 'goals_diff' ? number.format(value).replace('-', '−') : value}
          </td>
        );
      })}
      <td className="form">
        {form.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no names
          <abbr key={at} data-form={letter} title={letters[letter]?.[1]}>
            {letters[letter]?.[0]}
          </abbr>
        ))}
      </td>
    </tr>
  );
}
