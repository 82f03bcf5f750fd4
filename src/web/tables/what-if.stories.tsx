import { type Scene, scenes } from 'virtual:workshop-records';
import { useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { BY_DIFFERENCE, BY_MEETINGS, type TableRule } from '#contract/table/rules.ts';
import type { TableStates } from '#web/features/standings/counted-rows.ts';
import { liveTeams } from '#web/features/standings/live-teams.ts';
import { displayTables } from '#web/features/standings/rows.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import { TablesLayout } from '#web/features/standings/tables-layout.tsx';
import { searchWithScores } from '#web/features/standings/what-if-scores.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { whatIfView } from './what-if-view.tsx';

const ENGLAND = BY_DIFFERENCE;
const SPAIN = BY_MEETINGS;

interface TryingProps {
  readonly states: TableStates;
  readonly matches: readonly MatchRow[];
  readonly rule: TableRule;
  /** The scores in the address. */
  readonly text: string;
}

/** A table while the viewer tries goals. */
function Trying({ states, matches, rule, text: initialText }: TryingProps) {
  const [text, setText] = useState(initialText);
  const { strip, tables } = whatIfView({
    states,
    matches,
    rule,
    text,
    latestText: () => text,
    setScores: (scores) => setText(searchWithScores('', scores).slice('?if='.length)),
    takeFocus: () => {},
  });
  const shared = { isReal: tables === null };
  const real = liveTeams(matches.map((record) => ({ record, anchor: null, scoreChange: null })));
  const shownTables = displayTables(tables?.standings ?? states.standings, states.standings);
  return (
    <SampleProgram confirmed={() => scenes.live.at}>
      <TablesLayout tables={shownTables} head={null}>
        {(table) => (
          <StandingsTable {...shared} table={table} liveTeams={tables?.liveTeams ?? real}>
            {tables?.changesOf(shownTables.indexOf(table))}
          </StandingsTable>
        )}
      </TablesLayout>
      {strip}
    </SampleProgram>
  );
}

export default { title: 'Competition/If', component: Trying } satisfies StoryFile<typeof Trying>;

type TryingStory = Story<typeof Trying>;

const story = (matches: readonly MatchRow[], rule: TableRule, text: string): TryingStory => ({
  args: { states: { standings: sampleStandings(matches, rule), official: null }, matches, rule, text },
});

const FINISHED = [sampleFixture(1, '1', '3', [3, 0]), sampleFixture(2, '2', '4', [1, 0])];
const TWO = [sampleFixture(3, '1', '4', [0, 0], 'live'), sampleFixture(4, '2', '3', [0, 0], 'live')];
const MANY = Array.from({ length: 10 }, (_, at) =>
  sampleFixture(10 + at, `${2 * at + 1}`, `${2 * at + 2}`, [at % 3, (at + 1) % 2], 'live'),
);

export const NoMatch: TryingStory = story(FINISHED, ENGLAND, '');
export const NoGoal: TryingStory = story([...FINISHED, ...TWO], ENGLAND, '');
export const TwoMatches: TryingStory = story([...FINISHED, ...TWO], ENGLAND, '4:1-0');
export const ManyMatches: TryingStory = story(MANY, ENGLAND, '10:3-1,13:2-4');
export const LevelOnGoalDifference: TryingStory = story([...FINISHED, ...TWO], ENGLAND, '3:1-0,4:4-0');
export const LevelOnHeadToHead: TryingStory = story(
  [
    sampleFixture(1, '1', '2', [2, 1]),
    sampleFixture(2, '1', '3', [0, 1]),
    sampleFixture(3, '2', '3', [4, 0]),
    sampleFixture(4, '2', '4', [1, 0]),
    sampleFixture(5, '1', '4', [0, 0], 'live'),
  ],
  SPAIN,
  '5:1-0',
);
export const Unreadable: TryingStory = story([...FINISHED, ...TWO], ENGLAND, 'nonsense');
export const MatchEnded: TryingStory = story([...FINISHED, ...TWO], ENGLAND, '4:1-0,99:2-0');

/** Returns a story of a scene whose match a viewer tries another score for. */
function sceneStory({ match, standings, liveStandings }: Scene, text: string): TryingStory {
  const live = { ...(match as MatchRow), phase: 'live' as const };
  if (!liveStandings) throw new Error('The scene has no table.');
  const args = { states: { standings: liveStandings, official: standings }, matches: [live], rule: ENGLAND };
  return { args: { ...args, text: `${match.id}:${text}` } };
}

export const Groups: TryingStory = sceneStory(scenes.groups, '5-5');
export const Conferences: TryingStory = sceneStory(scenes.conferences, '5-4');
