import './position.css';
import './team-cell.css';
import './form.css';
import './row-touch.css';
import { teamAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { bareTeam } from '#web/ui/bare-team.ts';
import { Crest } from '#web/ui/crest.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { COUNT_COLUMNS } from './columns.ts';
import { LiveChip } from './live-chip.tsx';
import type { LiveTeam } from './live-teams.ts';
import { NextMatch } from './next-match.tsx';
import type { DisplayRow } from './rows.ts';
import type { TeamExtras } from './team-extras.ts';

interface Props {
  readonly displayRow: DisplayRow;
  readonly isHighlighted: boolean;
  readonly live: LiveTeam | undefined;
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** Null where the table has no room for them. */
  readonly teamExtras: TeamExtras | null;
}

export function StandingsTableRow({
  displayRow,
  isHighlighted,
  live,
  zone: timeZone,
  confirmed,
  teamExtras,
}: Props) {
  const { standings: say, intl } = useStandingsWords();
  const { row, record, position, movement, zone, isEdge, form, adjusted } = displayRow;
  const signedFormat = new Intl.NumberFormat(intl, { signDisplay: 'exceptZero' });
  const letters: Readonly<{ [letter: string]: readonly string[] }> = say.letters;
  const next = teamExtras?.nextOf?.(row.team_id);
  return (
    <tr
      aria-current={isHighlighted || undefined}
      data-zone={zone === null ? undefined : zone.number % 6}
      data-edge={isEdge || undefined}
      data-fresh={live?.isFresh || undefined}
    >
      <td>
        <i title={zone?.name}>{zone?.letter}</i>
        <b>{position ?? '–'}</b>
        {movement !== null && movement !== 0 && (
          <small
            data-up={movement > 0 || undefined}
            title={movement > 0 ? say.up(movement) : say.down(-movement)}
          >
            {movement > 0 ? `▲${movement}` : `▼${-movement}`}
          </small>
        )}
      </td>
      <th scope="row">
        <span>
          <Crest team={(teamExtras?.teamOf ?? bareTeam)(row.team_id)} />
          <PrefetchLink to={teamAddress(row.team_id)} dir="auto" title={row.team_name}>
            {row.team_name}
          </PrefetchLink>
          {live && <LiveChip live={live} zone={timeZone} confirmed={confirmed} />}
        </span>
      </th>
      {COUNT_COLUMNS.map((key) => {
        const value = record[key];
        const isSigned = key === 'goals_diff' && value !== null;
        return (
          <td key={key} className={key}>
            {isSigned ? signedFormat.format(value).replace('-', '−') : (value ?? '–')}
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
      {teamExtras?.nextOf && <td className="next">{next && <NextMatch next={next} zone={timeZone} />}</td>}
    </tr>
  );
}
