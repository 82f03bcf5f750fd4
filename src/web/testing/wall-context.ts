import { DEFAULT_WALL, type WallProgram } from '#contract/wall-address.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { spaceOf } from '#web/wall/frame/space.ts';
import type { WallContext } from '#web/wall/view.ts';
import { en } from '#web/words/en.ts';
import { textsIn } from '#web/words/texts-in.ts';
import { KICK_OFF } from './sample.ts';
import { sampleRow } from './wall-row.ts';

interface ContextFields {
  readonly rows?: readonly MatchListRow[];
  readonly program?: Partial<WallProgram>;
  /** What every query has got, by the UTC day in its key. */
  readonly days?: Readonly<Record<string, readonly MatchListRow[]>>;
  readonly size?: readonly [width: number, height: number];
}

/** Returns what the views of a wall are drawn from on the Saturday of the samples, in London and English. */
export function sampleContext({
  rows = [sampleRow(1)],
  program,
  days,
  size = [1920, 1080],
}: ContextFields = {}) {
  const context: WallContext = {
    program: { ...DEFAULT_WALL, ...program },
    zone: 'Europe/London',
    day: '2026-11-21',
    rows,
    pinned: null,
    answerOf: (({ queryKey: [, { d = '' }] }) => {
      const ofDay = days?.[d];
      return ofDay && { data: ofDay.map(({ record }) => record), meta: { dropped: 0 } };
    }) as WallContext['answerOf'],
    confirmed: () => KICK_OFF * 1000,
    space: spaceOf(...size),
    texts: textsIn(en),
  };
  return context;
}
