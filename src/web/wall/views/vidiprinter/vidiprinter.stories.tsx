import '#web/wall/wall.css';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { filterLines } from '#web/matches/vidiprinter/line-filter.ts';
import { EMPTY_PRINTER, mergeLive } from '#web/matches/vidiprinter/printer.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { VidiprinterContext } from '#web/wall/vidiprinter-context.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { vidiprinter as view } from './vidiprinter.tsx';

const GOAL = sampleEvent({ minute: 20, timestamp: KICK_OFF + 1200 });
const RED = sampleEvent({ minute: 22, timestamp: KICK_OFF + 1320, type: 'redcard', player_name: 'Dahl' });

/** The view with the lines of a match in two states. */
function PrintedStates({ states }: { readonly states: readonly ReturnType<typeof sampleMatch>[] }) {
  const printer = states.reduce(
    (state, record, at) => mergeLive(state, [record], (KICK_OFF + 1500 + 30 * at) * 1000),
    EMPTY_PRINTER,
  );
  const all = filterLines(printer, { kinds: new Set(), leagues: new Set() });
  return (
    <VidiprinterContext value={{ all, newsId: null }}>
      <WallPages view={view} context={sampleWall({ hasVidiprinterLines: true })} />
    </VidiprinterContext>
  );
}

export default {
  title: 'Wall/Vidiprinter',
  component: PrintedStates,
} satisfies StoryFile<typeof PrintedStates>;

const story = (...states: readonly ReturnType<typeof sampleMatch>[]): Story<typeof PrintedStates> => ({
  args: { states },
});

export const Goal = story(sampleMatch(1, { score: [1, 0], events: [GOAL] }));
export const RedCard = story(sampleMatch(1, { score: [1, 0], events: [GOAL, RED] }));
export const Corrected = story(
  sampleMatch(1, { score: [1, 0], events: [GOAL] }),
  sampleMatch(1, { score: [0, 0], events: [{ ...GOAL, result: 'cancelled', info: 'Offside' }] }),
);
