import '#web/wall/wall.css';
import { KICK_OFF } from '#contract/testing/sample.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import type { PrinterLine } from '#web/matches/vidiprinter/printer-line.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { TickerColumn } from './ticker-column.tsx';
import { TickerLine } from './ticker-line.tsx';
import type { TickerState } from './use-ticker.ts';

interface Props {
  readonly lines: readonly ShownLine[];
  readonly isColumn?: boolean;
}

/** The ticker at the foot, or in the column of an ultrawide wall. */
function Ticker({ lines, isColumn = false }: Props) {
  const ticker: TickerState = { line: lines[0] ?? null, lines, all: lines, newsId: null };
  const Shape = isColumn ? TickerColumn : TickerLine;
  return <Shape ticker={ticker} />;
}

const match: ShownLine['match'] = {
  leagueId: '1',
  league: 'First Division',
  country: 'England',
  countryCode: 'en',
  homeId: '1',
  home: 'Dunmarrow',
  awayId: '2',
  away: 'Ashby Vale',
  kickOff: KICK_OFF,
  isLive: true,
};

const entry = (id: string, fields: Partial<PrinterLine>): ShownLine => ({
  match,
  line: {
    id,
    changeId: `1 goal home ${id}`,
    matchId: '1',
    at: KICK_OFF + 5000 - 60 * Number(id),
    order: 0,
    kind: 'goal',
    side: 'home',
    score: [7, 1],
    minute: '71',
    player: 'Rask',
    detail: null,
    remark: null,
    earlier: null,
    isStruck: false,
    isExact: true,
    isCorrection: false,
    ...fields,
  },
});

const RED = entry('2', { kind: 'red', score: [0, 0], player: 'Dahl', minute: '64' });
const STRUCK = entry('3', { score: [1, 1], player: 'Ferro', minute: '45+1', isStruck: true });
const KICK_OFF_LINE = entry('4', { kind: 'kick-off', side: null, score: null, minute: null, player: null });

export default {
  title: 'Wall/Ticker',
  component: Ticker,
  args: { lines: [entry('1', {})] },
} satisfies StoryFile<typeof Ticker>;

export const Goal: Story<typeof Ticker> = {};
export const Red: Story<typeof Ticker> = { args: { lines: [RED] } };
export const Struck: Story<typeof Ticker> = { args: { lines: [STRUCK] } };
export const Column: Story<typeof Ticker> = {
  args: { lines: [entry('1', {}), RED, STRUCK, KICK_OFF_LINE], isColumn: true },
};
