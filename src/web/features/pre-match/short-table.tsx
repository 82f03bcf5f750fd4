import type { StandingsRow } from '#contract/records/standings.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { visibleRows, withGaps } from '#contract/table/visible-rows.ts';
import { FollowedMark } from '#web/components/followed-mark.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { usePreMatchWords } from '#web/words/pre-match.ts';
import { useStandingsWords } from '#web/words/standings.ts';

const COLUMNS = ['games_played', 'goals_diff', 'points'] as const;
/** Rows around each team. */
const ROWS_PER_TEAM = 3;
const CELL = 'px-1 text-end';
const TEAM = 'flex items-center min-h-8 pointer-coarse:min-h-11 hover:underline';

interface Props {
  readonly name: string;
  readonly rows: readonly StandingsRow[];
  readonly teamIds: readonly string[];
}

/** The part of a table around two teams. */
export function ShortTable({ name, rows, teamIds }: Props) {
  const { standings: t, intl } = useStandingsWords();
  const { preMatch } = usePreMatchWords();
  const parts = visibleRows(rows, ({ team_id }) => teamIds.includes(team_id), ROWS_PER_TEAM * teamIds.length);
  const listedRows = withGaps(parts);
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr className="text-quiet text-xs *:font-medium">
          {(['position', 'team', ...COLUMNS] as const).map((key) => (
            <th key={key} scope="col" className={key === 'team' ? 'px-1 text-start' : CELL}>
              <Abbreviation short={t.columns[key][0]} long={t.columns[key][1]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listedRows.map((row, at) =>
          row === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name
            <tr key={`gap ${at}`} className="text-quiet">
              <td colSpan={COLUMNS.length + 2} className="text-center leading-4">
                <Abbreviation short="…" long={preMatch.gap} />
              </td>
            </tr>
          ) : (
            <tr
              key={row.team_id}
              aria-current={teamIds.includes(row.team_id) || undefined}
              className="aria-[current]:font-semibold aria-[current]:*:bg-raised"
            >
              <td className={`w-8 ${CELL}`}>{row.overall.position ?? '–'}</td>
              <th scope="row" className="px-1 text-start [font-weight:inherit]">
                <Link to={teamAddress(row.team_id)} dir="auto" title={row.team_name} className={TEAM}>
                  {row.team_name}
                  <FollowedMark teamId={row.team_id} className="ms-1 flex-none" />
                </Link>
              </th>
              {COLUMNS.map((key) => {
                const value = row.overall[key];
                return (
                  <td key={key} className={CELL}>
                    {value !== null && key === 'goals_diff' ? (
                      <bdi dir="ltr">{signedNumber(value, intl)}</bdi>
                    ) : (
                      (value ?? '–')
                    )}
                  </td>
                );
              })}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
