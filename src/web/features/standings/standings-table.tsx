import './standings.css';
import type { StandingsRow } from '#contract/records/standings.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { Moment } from '#web/ui/moment.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import type { Playing } from './playing.ts';
import { position, type Table, type TableRow, type Zone } from './rows.ts';

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
  /** Who of its teams is playing. */
  readonly playing: ReadonlyMap<string, Playing>;
  readonly zone: string;
  /** Tells the as-of instant of the table, epoch ms. */
  readonly confirmed: () => number | null;
}

/** A table with its zones in words under it; on a phone the first columns stay and the rest scrolls. */
export function StandingsTable({ table, marked, playing, zone, confirmed }: Props) {
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
            {table.name}{' '}
            <small>
              <AsItStands zone={zone} confirmed={confirmed} />
            </small>
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
                zones={table.zones}
                live={playing.get(one.row.team_id)}
                zone={zone}
                confirmed={confirmed}
              />
            ))}
          </tbody>
        </table>
      </div>
      {table.zones.length > 0 && (
        <ul aria-label={say.zones}>
          {table.zones.map(({ name, letter }, at) => (
            <li key={name} data-zone={at % 6}>
              <b>{letter}</b> {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Of when the table is; it goes on while nothing in it changes. */
function AsItStands({ zone, confirmed }: Pick<Props, 'zone' | 'confirmed'>) {
  const { standings: say, intl } = useStandingsWords();
  const time = useClock(() => {
    const asOf = confirmed();
    return asOf === null ? '' : timeOfDay(asOf, zone, intl);
  });
  return `${say.asItStands} ${time}`;
}

interface RowProps extends Pick<Props, 'zone' | 'confirmed'> {
  readonly told: TableRow;
  readonly zones: readonly Zone[];
  readonly isMarked: boolean;
  readonly live: Playing | undefined;
}

function Row({ told, zones, isMarked, live, zone: timeZone, confirmed }: RowProps) {
  const { standings: say, intl } = useStandingsWords();
  const { row, moved, zone, isEdge, form } = told;
  const number = new Intl.NumberFormat(intl, { signDisplay: 'exceptZero' });
  const letters: Readonly<Record<string, readonly string[]>> = say.letters;
  const lead = zone === null ? undefined : zones[zone];
  return (
    <tr
      aria-current={isMarked || undefined}
      data-zone={zone === null ? undefined : zone % 6}
      data-edge={isEdge || undefined}
    >
      <td>
        <i title={lead?.name}>{lead?.letter}</i>
        <b>{position(row) ?? '–'}</b>
        {moved !== null && moved !== 0 && (
          <small data-up={moved > 0 || undefined} title={moved > 0 ? say.up(moved) : say.down(-moved)}>
            {moved > 0 ? `▲${moved}` : `▼${-moved}`}
          </small>
        )}
      </td>
      <th scope="row">
        <span>
          {row.team_name}
          {live && (
            <span className="chip" title={live.opponent.name}>
              <b>{live.score}</b> {live.opponent.short_code && <small>{live.opponent.short_code}</small>}
              <i>
                <Moment match={live.match} seen={null} zone={timeZone} confirmed={confirmed} form="short" />
              </i>
            </span>
          )}
        </span>
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
