import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { isSettled } from '#web/data/match.ts';
import { useAsOf } from '#web/data/use-as-of.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { FullTableLink } from '#web/features/standings/full-table-link.tsx';
import { liveTeamsOfSeason } from '#web/features/standings/live-teams.ts';
import { displayTables, formsOf, tablesWith } from '#web/features/standings/rows.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { useMatchWhatIf } from '#web/routes/match/use-match-what-if.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { useTableData } from '#web/tables/use-table-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';

interface Props extends MatchTabProps {
  /** Shows only the rows around the two teams, and nothing without a table. */
  readonly isShort?: boolean;
  /** Whether its data are wanted yet. */
  readonly isNear?: boolean;
}

const NextGoal = lazyAfterFirstView(
  async () => (await import('#web/routes/match/cards/next-goal.tsx')).NextGoal,
);

/** The table of a match's competition, with the teams in play: `/match/:id/table`. */
export function MatchTable({ match, related, waiting, isShort = false, isNear = true }: Props) {
  const { queryKey, keys, now, official, live, isWaiting } = useTableData(
    match.season_id,
    !isSettled(match),
    isNear,
  );
  const { trouble } = useStateOfData([queryKey]);
  const confirmed = useAsOf(queryKey);
  const states = now && !isShort ? { standings: now, official } : null;
  const { openButton, strip, tables: tried } = useMatchWhatIf({ match, states, live });
  if (isWaiting) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  const teams = [match.teams.home.id, match.teams.away.id];
  const allTables = now
    ? displayTables(tried?.standings ?? now, tried ? now : official, {
        ...(tried && { forms: formsOf(displayTables(now, official)) }),
      })
    : [];
  const tables = tablesWith(allTables, teams);
  if (tables.every(({ rows }) => rows.length === 0)) return null;
  const playingNow = tried?.liveTeams ?? liveTeamsOfSeason(match, live);
  return (
    <DatedPart keys={keys}>
      <MatchClocks confirmed={confirmed}>
        {tables.map((table, at) => (
          <StandingsTable
            key={table.name ?? at}
            table={table}
            highlightedIds={teams}
            liveTeams={playingNow}
            isShort={isShort}
            end={at === 0 && (isShort ? <FullTableLink league={match.league.id} /> : openButton)}
            isReal={!tried}
          >
            {tried?.changesOf(allTables.indexOf(table))}
            {isShort && now && match.phase === 'live' && at === 0 && (
              <NextGoal match={match} related={related} now={now} official={official} />
            )}
          </StandingsTable>
        ))}
        {strip}
      </MatchClocks>
    </DatedPart>
  );
}
