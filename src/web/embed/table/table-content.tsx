import type { League } from '#contract/records/league.ts';
import { roundName } from '#news/words/round-name.ts';
import { useZone } from '#web/clock/program-context.ts';
import type { LiveTeam } from '#web/features/standings/live-teams.ts';
import type { DisplayTable } from '#web/features/standings/rows.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { OneTable } from './one-table.tsx';
import { ZoneLegend } from './zone-legend.tsx';

interface Props {
  readonly league: League;
  readonly tables: readonly DisplayTable[];
  /** Teams in play, by id. */
  readonly playing: ReadonlyMap<string, LiveTeam>;
  /** Ids of the teams whose rows are marked. */
  readonly teams: readonly string[];
  /** Null: all rows. */
  readonly maxRows: number | null;
  readonly hasForm: boolean;
  /** As-of instant of the table, epoch ms. */
  readonly asOf: number | null;
}

/** The tables of a competition, with what its zones mean. */
export function TableContent({ league, tables, asOf, ...props }: Props) {
  const zone = useZone();
  const words = useWords<'embed' | 'standings'>();
  const { standings: t, intl } = words;
  const name = competitionName(league, words);
  const { playing, teams } = props;
  const season = league.seasons.find(({ id }) => id === league.id_current_season)?.name;
  const isLive = tables.some(({ rows }) => rows.some(({ row }) => playing.has(row.team_id)));
  // Of many groups only those with a marked team, if there is one.
  const markedTables = tables.filter(({ rows }) => rows.some(({ row }) => teams.includes(row.team_id)));
  const visibleTables = props.maxRows !== null && markedTables.length > 0 ? markedTables : tables;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-2.5">
        <h1 className="font-semibold text-base/5.5">
          <span dir="auto">{name}</span>
          {season && <span className="font-normal text-quiet text-sm">{` ${season}`}</span>}
        </h1>
        {isLive && asOf !== null && (
          <p className="font-semibold text-live first-letter:uppercase">
            {`${t.asItStands} ${timeOfDay(asOf, zone, intl)}`}
          </p>
        )}
      </div>
      <div className={visibleTables.length > 1 ? 'grid @min-[44rem]:grid-cols-2' : ''}>
        {visibleTables.map((table) => (
          <section key={table.name ?? ''} className="min-w-0">
            {tables.length > 1 && table.name && (
              <h2 className="border-line border-t bg-raised px-3 py-1.5 font-semibold">
                {roundName(table.name, words)}
              </h2>
            )}
            <OneTable {...props} table={table} caption={table.name ?? name} />
          </section>
        ))}
      </div>
      <ZoneLegend tables={visibleTables} />
    </>
  );
}
