import '#web/wall/wall.css';
import { KICK_OFF, sampleEvent } from '#contract/testing/sample.ts';
import { ProgramContext } from '#web/clock/program-context.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { sampleContext } from '#web/testing/wall-context.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { WallContext } from '#web/wall/view.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { grid } from './grid.ts';

/** The first page of the grid. */
function GridPage({ context }: { readonly context: WallContext }) {
  return (
    <ProgramContext value={context}>
      <div className="h-206">{grid.pages(context)[0]?.element}</div>
    </ProgramContext>
  );
}

const league = (at: number) => ({
  id: String(10 + at),
  name: `Division ${at + 1}`,
  country_name: 'England',
  country_code: 'en',
});
const rowsOf = (competitions: number, matches: number): readonly MatchListRow[] =>
  Array.from({ length: competitions }, (_, at) =>
    Array.from({ length: matches }, (__, place) =>
      sampleRow(at * 20 + place + 1, { score: [place % 4, (at + place) % 3], league: league(at) }),
    ),
  ).flat();

const scored = sampleRow(
  1,
  { score: [2, 1], minute: [67], status_period: '2nd Half', league: league(0) },
  {
    scoreChange: {
      id: '1 goal home 2',
      kind: 'goal',
      side: 'home',
      player: { id: '7', name: 'Osei' },
      minute: '67',
      detail: 'penalty',
      score: [2, 1],
      at: KICK_OFF * 1000,
    },
  },
);
const states = [
  scored,
  sampleRow(2, { status: 11, score: [1, 3], league: league(0) }),
  sampleRow(3, { minute: [45, 2], league: league(0), events: [sampleEvent({ type: 'redcard' })] }),
  sampleRow(4, { status: 3, phase: 'finished', score: [2, 0], league: league(0) }),
  sampleRow(5, { status: 0, phase: 'scheduled', score: null, minute: null, league: league(0) }),
];

export default {
  title: 'Wall/Grid',
  component: GridPage,
  parameters: { now: KICK_OFF * 1000 },
} satisfies StoryFile<typeof GridPage>;

type GridStory = Story<typeof GridPage>;

export const Full: GridStory = { args: { context: sampleContext({ rows: rowsOf(8, 5) }) } };
export const States: GridStory = {
  args: { context: sampleContext({ rows: states, program: { leagues: ['10'] } }) },
};
export const Upright: GridStory = {
  args: { context: sampleContext({ rows: rowsOf(4, 6), size: [1080, 1920] }) },
};
