import { ProgramContext } from '#web/clock/program-context.ts';
import '#web/wall/wall.css';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { sampleContext } from '#web/testing/wall-context.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { View, WallContext } from '#web/wall/view.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { board } from './board/board.ts';
import { idle } from './idle/idle.tsx';
import { next } from './next/next.tsx';
import { results } from './results/results.ts';

interface Props {
  readonly view: View;
  readonly context: WallContext;
}

/** The first page of a view. */
function FirstPage({ view, context }: Props) {
  return <ProgramContext value={context}>{view.pages(context)[0]?.element}</ProgramContext>;
}

const CUP = { id: '20', name: 'Continental Cup', country_name: 'Europe', country_code: null };
const live = [1, 2, 3, 4].map((id) => sampleRow(id, { score: [id % 3, 1] }));
const coming = [5, 6, 7].map((id) =>
  sampleRow(id, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: KICK_OFF + id * 900 }),
);
const over = [8, 9].map((id) =>
  sampleRow(id, { status: 3, phase: 'finished', score: [id - 8, 2], league: CUP }),
);

export default {
  title: 'Wall/Views',
  component: FirstPage,
  parameters: { now: KICK_OFF * 1000 },
} satisfies StoryFile<typeof FirstPage>;

type PageStory = Story<typeof FirstPage>;

const rows = [...live, ...coming, ...over];
export const Board: PageStory = { args: { view: board, context: sampleContext({ rows }) } };
export const Results: PageStory = { args: { view: results, context: sampleContext({ rows }) } };
export const NextKickOffs: PageStory = { args: { view: next, context: sampleContext({ rows }) } };
export const NothingOn: PageStory = {
  args: { view: idle, context: sampleContext({ rows: [...coming, ...over] }) },
};
export const Upright: PageStory = {
  args: { view: board, context: sampleContext({ rows, size: [1080, 1920] }) },
};
