import './position.css';
import './team-cell.css';
import './form.css';
import './row-touch.css';
import { teamAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { bareTeam } from '#web/ui/bare-team.ts';
import { Crest } from '#web/ui/crest.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { COUNTS } from './columns.ts';
import { LiveChip } from './live-chip.tsx';
import { NextMatch } from './next-match.tsx';
import type { Playing } from './playing.ts';
import type { TableRow } from './rows.ts';
import type { Beside } from './team-extras.ts';

interface Props {
  readonly told: TableRow;
  readonly isMarked: boolean;
  readonly live: Playing | undefined;
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** Null where the table has no room for them. */
  readonly beside: Beside | null;
}

/** A team's row in a table. */
export function StandingsRow({ told, isMarked, live, zone: timeZone, confirmed, beside }: Props) {
  const { standings: say, intl } = useStandingsWords();
  const { row, record, position, moved, zone, isEdge, form, adjusted } = told;
  const signed = new Intl.NumberFormat(intl, { signDisplay: 'exceptZero' });
  const letters: Readonly<{ [letter: string]: readonly string[] }> = say.letters;
  const next = beside?.nextOf?.(row.team_id);
  return (
    <tr
      aria-current={isMarked || undefined}
      data-zone={zone === null ? undefined : zone.number % 6}
      data-edge={isEdge || undefined}
      data-fresh={live?.isFresh || undefined}
    >
      <td>
        <i title={zone?.name}>{zone?.letter}</i>
        <b>{position ?? '–'}</b>
        {moved !== null && moved !== 0 && (
          <small data-up={moved > 0 || undefined} title={moved > 0 ? say.up(moved) : say.down(-moved)}>
            {moved > 0 ? `▲${moved}` : `▼${-moved}`}
          </small>
        )}
      </td>
      <th scope="row">
        <span>
          <Crest team={(beside?.teamOf ?? bareTeam)(row.team_id)} />
          <IntentLink to={teamAddress(row.team_id)} dir="auto" title={row.team_name}>
            {row.team_name}
          </IntentLink>
          {live && <LiveChip live={live} zone={timeZone} confirmed={confirmed} />}
        </span>
      </th>
      {COUNTS.map((key) => {
        const value = record[key];
        const isSigned = key === 'goals_diff' && value !== null;
        return (
          <td key={key} className={key}>
            {isSigned ? signed.format(value).replace('-', '−') : (value ?? '–')}
            {key === 'points' && adjusted !== 0 && <sup>*</sup>}
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
      {beside?.nextOf && <td className="next">{next && <NextMatch next={next} zone={timeZone} />}</td>}
    </tr>
  );
}
