import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tableRule } from '#contract/table/rules.ts';
import { levelTeams } from '#web/features/standings/level.ts';
import { nextOf } from '#web/features/standings/next.ts';
import { isPast, latestFirst } from '#web/features/standings/phases.ts';
import { type Playing, playing } from '#web/features/standings/playing.ts';
import { tablesOf } from '#web/features/standings/rows.ts';
import { formsOf } from '#web/features/standings/season-form.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import { TableNotes } from '#web/features/standings/table-notes.tsx';
import { TablesHead } from '#web/features/standings/tables-head.tsx';
import { TablesLayout } from '#web/features/standings/tables-layout.tsx';
import type { View } from '#web/features/standings/view.ts';
import { Missing } from '#web/features/status/missing.tsx';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { isNotFound } from '#web/queries/api-error.ts';
import { freshnessOf } from '#web/queries/freshness.ts';
import { hashOf } from '#web/queries/hash.ts';
import { liveStandingsQuery, standingsQuery } from '#web/queries/standings.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { bareTeam } from '#web/ui/bare-team.ts';
import { useStandingsWords } from '#web/words/standings.ts';
import type { CompetitionTabProps } from './competition-tab-props.ts';
import { useSeasonMatches } from './use-season-matches.ts';

const NOBODY: ReadonlyMap<string, Playing> = new Map();

/** The current tables of a season: `/competition/:id`. */
export function CompetitionTable({ league, seasonId, isRunning, zone, waiting }: CompetitionTabProps) {
  const { standings: say } = useStandingsWords();
  const query = liveStandingsQuery(seasonId, isRunning);
  const now = useQuery(query);
  const before = useQuery(standingsQuery(seasonId));
  const { rows, confirmed } = useSeasonMatches(seasonId);
  const [view, setView] = useState<View>('overall');
  const state = useStateOfData([query.queryKey]);
  const matches = useMemo(() => (rows ?? []).map(({ record }) => record), [rows]);
  const next = useMemo(() => nextOf(matches), [matches]);
  const tables = useMemo(
    () =>
      now.data?.data
        ? latestFirst(
            tablesOf(now.data.data, before.data?.data ?? null, { view, forms: formsOf(matches, view) }),
          )
        : [],
    [now.data, before.data, view, matches],
  );
  const playingNow = useMemo(() => playing(rows ?? []), [rows]);
  const asOf = () => freshnessOf(hashOf(query.queryKey)).asOf;
  const teams = useMemo(
    () =>
      new Map(matches.flatMap(({ teams: { home, away } }) => [home, away].map((team) => [team.id, team]))),
    [matches],
  );
  const isNone = isNotFound(now.error);
  // Waits for both, so that the form does not push the other columns when it arrives.
  if ((!now.data && !isNone) || before.isPending)
    return state.trouble ? <Missing trouble={state.trouble} /> : waiting;
  if (tables.every((table) => table.rows.length === 0))
    return <p className="px-4 py-16 text-center text-base text-quiet">{say.noTable}</p>;
  const rule = tableRule(
    league.country.cc,
    league.continent.id === null ? null : Number(league.continent.id),
  );
  const head = (
    <TablesHead
      view={view}
      onView={setView}
      isLive={playingNow.size > 0}
      moves={tables.some((table) => table.rows.some(({ moved }) => moved))}
      zone={zone}
      confirmed={asOf}
    />
  );
  const beside = {
    teamOf: (id: string) => teams.get(id) ?? bareTeam(id),
    nextOf: isRunning ? (id: string) => next.get(id) ?? null : null,
  };
  const decisionOn = (name: string) =>
    matches.find(({ info }) => info?.includes(name) && /\d/.test(info))?.info ?? null;
  return (
    <div data-old={state.old}>
      <div className="dims-when-old">
        <TablesLayout tables={tables} head={head}>
          {(table) => (
            <StandingsTable
              table={table}
              playing={isPast(table, tables) ? NOBODY : playingNow}
              zone={zone}
              confirmed={confirmed}
              beside={beside}
              head={tables.length === 1 && head}
            >
              {view === 'overall' && (
                <TableNotes
                  table={table}
                  decisionOn={decisionOn}
                  levels={levelTeams(table, matches, rule)}
                  rule={rule}
                />
              )}
            </StandingsTable>
          )}
        </TablesLayout>
      </div>
      <TroubleBar trouble={state.trouble} asOf={state.asOf} zone={zone} />
    </div>
  );
}
