import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { liveTeams } from './live-teams.ts';
import { latestFirst } from './phases.ts';
import { displayTables, tablesWith } from './rows.ts';
import { StandingsTable } from './standings-table.tsx';
import { TableNotes } from './table-notes.tsx';
import { TablesHead } from './tables-head.tsx';
import { TablesLayout } from './tables-layout.tsx';
import { tieBreakReasons } from './tie-break-reasons.ts';
import { nextMatches } from './upcoming-match.ts';
import type { ShownView } from './view.ts';

interface TablesProps {
  readonly scene: Scene;
  readonly view?: ShownView;
  /** Whether it is the table of a match's page instead of a competition's. */
  readonly isOfMatch?: boolean;
  /** Whether only the rows around the two teams are shown. */
  readonly isShort?: boolean;
}

/** The tables of a season as its page, or the page of a match, shows them. */
function Tables({
  scene: { at, match, standings, liveStandings },
  view = 'overall',
  isOfMatch,
  isShort = false,
}: TablesProps) {
  const counted = view === 'form' ? 'overall' : view;
  const tables = liveStandings ? displayTables(liveStandings, standings, { view: counted }) : [];
  const playingNow = liveTeams([{ record: match as MatchRow, anchor: null, scoreChange: null }]);
  const teams = [match.teams.home, match.teams.away];
  const ids = teams.map(({ id }) => id);
  const confirmed = () => at;
  if (isOfMatch)
    return (
      <SampleProgram confirmed={confirmed}>
        {tablesWith(tables, ids).map((table) => (
          <StandingsTable
            key={table.name}
            liveTeams={playingNow}
            table={table}
            highlightedIds={ids}
            isShort={isShort}
          />
        ))}
      </SampleProgram>
    );
  const next = nextMatches([match as MatchRow], at);
  const extras = {
    teamOf: (id: string) => teams.find((team) => team.id === id) ?? bareTeam(id),
    nextOf: (id: string) => next.get(id) ?? null,
  };
  const rule = tableRuleOf(match.league, match.season_name);
  const head = (
    <TablesHead
      view={view}
      onView={() => {}}
      hasForm
      isLive={playingNow.size > 0}
      isReal
      hasMovement={tables.some(({ rows }) => rows.some(({ movement }) => movement))}
    />
  );
  return (
    <SampleProgram confirmed={confirmed}>
      <TablesLayout tables={latestFirst(tables)} head={head}>
        {(table) => (
          <StandingsTable
            liveTeams={playingNow}
            table={table}
            teamExtras={extras}
            head={tables.length === 1 && head}
            showsForm={view === 'form'}
          >
            {view === 'overall' && (
              <TableNotes
                table={table}
                decisionOn={() => null}
                reasons={tieBreakReasons(table, [], rule)}
                rule={rule}
              />
            )}
          </StandingsTable>
        )}
      </TablesLayout>
    </SampleProgram>
  );
}

export default { title: 'Competition/Table', component: Tables } satisfies StoryFile<typeof Tables>;

type TablesStory = Story<typeof Tables>;

export const League: TablesStory = { args: { scene: scenes.upcoming } };
export const Live: TablesStory = { args: { scene: scenes.live } };
export const AtHome: TablesStory = { args: { scene: scenes.upcoming, view: 'home' } };
export const Form: TablesStory = { args: { scene: scenes.upcoming, view: 'form' } };
export const Away: TablesStory = { args: { scene: scenes.upcoming, view: 'away' } };
export const PointsDeducted: TablesStory = { args: { scene: scenes.deducted } };
export const Groups: TablesStory = { args: { scene: scenes.groups } };
export const Conferences: TablesStory = { args: { scene: scenes.conferences } };
export const AfterSplit: TablesStory = { args: { scene: scenes.split } };
export const OfMatch: TablesStory = { args: { scene: scenes.live, isOfMatch: true } };
export const BesideMatch: TablesStory = { args: { scene: scenes.live, isOfMatch: true, isShort: true } };
