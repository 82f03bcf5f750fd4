import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { useConfirmed } from '#web/clock/program-context.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { seasonMatchesQuery } from '#web/data/season.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { useAsOf } from '#web/data/use-as-of.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { liveTeams, NO_LIVE_TEAMS } from '#web/features/standings/live-teams.ts';
import { NoTable } from '#web/features/standings/no-table.tsx';
import { isPast, latestFirst } from '#web/features/standings/phases.ts';
import { displayTables, formsOf } from '#web/features/standings/rows.ts';
import { ruleOf } from '#web/features/standings/rule-of.ts';
import { teamForms } from '#web/features/standings/season-form.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import { TableNotes } from '#web/features/standings/table-notes.tsx';
import { TablesHead } from '#web/features/standings/tables-head.tsx';
import { TablesLayout } from '#web/features/standings/tables-layout.tsx';
import { tieBreakReasons } from '#web/features/standings/tie-break-reasons.ts';
import { nextMatches } from '#web/features/standings/upcoming-match.ts';
import { useJumpToTeam } from '#web/features/standings/use-jump-to-team.tsx';
import type { ShownView } from '#web/features/standings/view.ts';
import { isRewoundAt } from '#web/navigation/is-rewound.ts';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import type { RewoundTableProps } from '#web/routes/competition/rewind/rewound-table.tsx';
import { useSeasonMatches } from '#web/routes/competition/use-season-matches.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { useWhatIf } from '#web/tables/use-what-if.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';

const { Page: RewoundTable } = lazyPage(async () => {
  const [{ RewoundTable: Rewound }, { rewindStandings }] = await Promise.all([
    withLaterWords(import('#web/routes/competition/rewind/rewound-table.tsx')),
    import('#web/features/standings/rewind-standings.ts'),
  ]);
  return (props: Omit<RewoundTableProps, 'rewindStandings'>) => (
    <Rewound {...props} rewindStandings={rewindStandings} />
  );
});
const RewindTableButton = lazyAfterFirstView(
  async () => (await import('#web/routes/competition/rewind/rewind-table-button.tsx')).RewindTableButton,
);

/** The tables of a season, now or at the minute of the address: `/competition/:id`. */
export function CompetitionTable(props: CompetitionTabProps) {
  return isRewoundAt(useLocation().search) ? <TableThen {...props} /> : <CurrentTable {...props} />;
}

/** The tables at the minute of the address. */
function TableThen({ league, seasonId, isRunning, waiting }: CompetitionTabProps) {
  const words = useWords();
  const query = standingsQuery(seasonId, isRunning);
  const official = useQuery(query);
  const { rows } = useSeasonMatches(seasonId);
  const { trouble } = useStateOfData([query.queryKey, seasonMatchesQuery(seasonId).queryKey]);
  const matches = useMemo(() => (rows ?? []).map(({ record }) => record), [rows]);
  const tablesNow = official.data?.data;
  if (official.data?.meta.shield) return <ShieldLine keys={official.data.meta.shield} />;
  if (rows === null || (!official.data && !isNotFound(official.error)))
    return trouble ? <ErrorState trouble={trouble} /> : waiting;
  if (!tablesNow) return <NoTable />;
  return (
    <RewoundTable
      official={tablesNow}
      rule={ruleOf(league, seasonId)}
      matches={matches}
      title={competitionName(league, words)}
      waiting={waiting}
      draw={(states, matchesThen, titleOf) => {
        const forms = teamForms(matchesThen, 'overall');
        const tables = latestFirst(displayTables(states.standings, states.official, { forms }));
        const playing = liveTeams(matchesThen.map((record) => ({ record, anchor: null, scoreChange: null })));
        return (
          <TablesLayout tables={tables} head={null}>
            {(table) => (
              <StandingsTable
                table={table}
                liveTeams={isPast(table, tables) ? NO_LIVE_TEAMS : playing}
                title={titleOf(table.name)}
              />
            )}
          </TablesLayout>
        );
      }}
    />
  );
}

function CurrentTable({ league, seasonId, isRunning, waiting }: CompetitionTabProps) {
  const query = liveStandingsQuery(seasonId, isRunning);
  const now = useQuery(query);
  const officialQuery = standingsQuery(seasonId, isRunning);
  const official = useQuery(officialQuery);
  const { rows, keys } = useSeasonMatches(seasonId);
  const [shownView, setView] = useState<ShownView>('overall');
  const view = shownView === 'form' ? 'overall' : shownView;
  const state = useStateOfData([query.queryKey, officialQuery.queryKey, ...keys]);
  const matches = useMemo(() => (rows ?? []).map(({ record }) => record), [rows]);
  const seasonAsOf = useConfirmed()();
  const next = useMemo(() => nextMatches(matches, seasonAsOf), [matches, seasonAsOf]);
  const rule = ruleOf(league, seasonId);
  const standings = now.data?.data ?? null;
  const base = official.data?.data ?? null;
  const whatIf = useWhatIf(
    standings && isRunning && view === 'overall'
      ? { states: { standings, official: base }, matches, rule }
      : null,
  );
  const realTables = useMemo(
    () => (standings ? displayTables(standings, base, { view, forms: teamForms(matches, view) }) : []),
    [standings, base, view, matches],
  );
  const triedTables =
    whatIf.tables &&
    standings &&
    displayTables(whatIf.tables.standings, standings, { forms: formsOf(realTables) });
  const allTables = triedTables ?? realTables;
  const tables = latestFirst(allTables);
  const jump = useJumpToTeam(tables);
  const playingNow = useMemo(() => liveTeams(rows ?? []), [rows]);
  const tableAsOf = useAsOf(query.queryKey);
  const teams = useMemo(
    () =>
      new Map(matches.flatMap(({ teams: { home, away } }) => [home, away].map((team) => [team.id, team]))),
    [matches],
  );
  const isNone = isNotFound(now.error);
  // Waits for both, so that the form does not push the other columns when it arrives.
  if ((!now.data && !isNone) || isFirstLoad(official))
    return state.trouble ? <ErrorState trouble={state.trouble} /> : waiting;
  if (now.data?.meta.shield) return <ShieldLine keys={now.data.meta.shield} />;
  if (tables.every((table) => table.rows.length === 0)) return <NoTable />;
  const head = (
    <MatchClocks confirmed={tableAsOf}>
      <TablesHead
        view={shownView}
        onView={setView}
        hasForm={tables.some((table) => table.rows.some(({ form }) => form.length > 0))}
        isLive={playingNow.size > 0}
        isReal={whatIf.tables === null}
        hasMovement={tables.some((table) => table.rows.some(({ movement }) => movement))}
      >
        {whatIf.openButton}
        {jump.button}
      </TablesHead>
    </MatchClocks>
  );
  const lookups = {
    teamOf: (id: string) => teams.get(id) ?? bareTeam(id),
    nextOf: isRunning ? (id: string) => next.get(id) ?? null : null,
  };
  const decisionOn = (name: string) =>
    matches.find(({ info }) => info?.includes(name) && /\d/.test(info))?.info ?? null;
  return (
    <DatedPage state={state} hasData>
      <div className="dims-when-old">
        <TablesLayout tables={tables} head={head}>
          {(table) => (
            <StandingsTable
              table={table}
              liveTeams={isPast(table, tables) ? NO_LIVE_TEAMS : (whatIf.tables?.liveTeams ?? playingNow)}
              teamExtras={lookups}
              head={tables.length === 1 && head}
              isReal={whatIf.tables === null}
              showsForm={shownView === 'form'}
              followedRef={jump.linkRef}
            >
              {whatIf.tables?.changesOf(allTables.indexOf(table))}
              {view === 'overall' && !whatIf.tables && (
                <TableNotes
                  table={table}
                  decisionOn={decisionOn}
                  reasons={tieBreakReasons(table, matches, rule)}
                  rule={rule}
                />
              )}
            </StandingsTable>
          )}
        </TablesLayout>
      </div>
      {whatIf.strip}
      {!whatIf.tables && <RewindTableButton matches={matches} />}
    </DatedPage>
  );
}
