import '#web/wall/wall.css';
import { filterLines } from '#web/matches/vidiprinter/line-filter.ts';
import { EMPTY_PRINTER, mergeLive } from '#web/matches/vidiprinter/printer.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { vidiprinter as view } from './vidiprinter.tsx';

const GOAL = sampleEvent({ minute: 20, timestamp: KICK_OFF + 1200 });
const RED = sampleEvent({ minute: 22, timestamp: KICK_OFF + 1320, type: 'redcard', player_name: 'Dahl' });

/** Returns the lines of a match in two states. */
const printed = (...states: readonly ReturnType<typeof sampleMatch>[]) => {
  const printer = states.reduce(
    (state, record, at) => mergeLive(state, [record], (KICK_OFF + 1500 + 30 * at) * 1000),
    EMPTY_PRINTER,
  );
  return { all: filterLines(printer, { kinds: new Set(), leagues: new Set() }), newsId: null };
};

export default {
  title: 'Wall/Vidiprinter',
  component: WallPages,
  args: { view },
} satisfies StoryFile<typeof WallPages>;

type PrinterStory = Story<typeof WallPages>;

const story = (...states: readonly ReturnType<typeof sampleMatch>[]): PrinterStory => ({
  args: { context: sampleWall({ printed: printed(...states) }) },
});

export const Goal: PrinterStory = story(sampleMatch(1, { score: [1, 0], events: [GOAL] }));
export const RedCard: PrinterStory = story(sampleMatch(1, { score: [1, 0], events: [GOAL, RED] }));
export const Corrected: PrinterStory = story(
  sampleMatch(1, { score: [1, 0], events: [GOAL] }),
  sampleMatch(1, { score: [0, 0], events: [{ ...GOAL, result: 'cancelled', info: 'Offside' }] }),
);
