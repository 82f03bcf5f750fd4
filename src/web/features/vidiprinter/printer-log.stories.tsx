import { KICK_OFF } from '#contract/testing/sample.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import type { PrinterLine } from '#web/matches/vidiprinter/printer-line.ts';
import { PRINTER_MATCH, samplePrinterLine } from '#web/testing/sample-printer-line.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { PrinterLog } from './printer-log.tsx';

const match: ShownLine['match'] = {
  ...PRINTER_MATCH,
  league: 'First Division',
  country: 'England',
  countryCode: 'en',
  away: 'Harwick & Stoke Green',
};

let nextId = 0;

function line(fields: Partial<PrinterLine>): ShownLine {
  nextId += 1;
  const at = KICK_OFF + 5000 - 40 * nextId;
  return { match, line: samplePrinterLine({ id: String(nextId), at, order: at, ...fields }) };
}

const BUSY = [
  line({ score: [7, 1], minute: '71', player: 'Rask' }),
  line({ score: [6, 1], minute: '67', player: 'Osei', detail: 'penalty' }),
  line({ kind: 'red', score: [5, 1], minute: '64', player: 'Dahl', detail: 'second-yellow' }),
  line({ kind: 'penalty-missed', score: [5, 1], minute: '61', player: 'Ferro', remark: 'Saved' }),
  line({ kind: 'kick', score: [4, 3], player: 'Lind', detail: 'scored' }),
  line({ kind: 'kick', side: 'away', score: [3, 3], player: 'Moss', detail: 'missed' }),
  line({ kind: 'half-time', side: null, score: [1, 1] }),
  line({ kind: 'extra-time', side: null, score: [2, 2] }),
  line({ kind: 'kick-off', side: null, score: null }),
  line({ kind: 'full-time', side: null, score: [10, 0], earlier: [4, 0] }),
  line({ kind: 'after-penalties', side: null, score: [2, 2], earlier: [4, 3] }),
  line({ kind: 'abandoned', side: null, score: [0, 0] }),
];

const STRUCK = [
  line({
    kind: 'ruling',
    score: [0, 0],
    minute: '45+1',
    player: 'Ferro',
    detail: 'goal',
    remark: 'Goal ruled out: offside',
    isCorrection: true,
  }),
  line({ kind: 'ruling', score: [1, 0], player: 'Dahl', minute: '30', detail: 'red', isCorrection: true }),
  line({ score: [1, 0], minute: '45+1', player: 'Ferro', isStruck: true }),
  line({ kind: 'red', score: [0, 0], minute: '30', player: 'Dahl', isStruck: true }),
];

export default {
  title: 'Vidiprinter/Lines',
  component: PrinterLog,
  args: { newsId: null },
} satisfies StoryFile<typeof PrinterLog>;

export const Busy: Story<typeof PrinterLog> = { args: { lines: BUSY } };
export const Column: Story<typeof PrinterLog> = { args: { lines: BUSY, isNarrow: true } };
export const Struck: Story<typeof PrinterLog> = { args: { lines: STRUCK } };
