import { KICK_OFF } from '#contract/testing/sample.ts';
import type { WallProgram } from '#contract/wall-address.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { spaceOf } from '#web/wall/frame/space.ts';
import type { WallContext } from '#web/wall/view.ts';
import { sampleWall } from './sample-wall.ts';
import { sampleRow } from './wall-row.ts';

interface ContextFields {
  readonly rows?: readonly MatchListRow[];
  readonly program?: Partial<WallProgram> | undefined;
  /** The answer of every query, by the UTC day in its key. */
  readonly days?: Readonly<Record<string, readonly MatchListRow[]>>;
  readonly size?: readonly [width: number, height: number];
  /** Epoch seconds. */
  readonly now?: number;
}

/** Returns what the views of a wall are drawn from on the Saturday of the samples, in London and English. */
export function sampleContext({
  rows = [sampleRow(1)],
  program,
  days,
  size = [1920, 1080],
  now = KICK_OFF,
}: ContextFields = {}) {
  return sampleWall({
    program,
    rows,
    minute: now * 1000,
    answerOf: (({ queryKey: [, { d = '' }] }) => {
      const ofDay = days?.[d];
      return ofDay && { data: ofDay.map(({ record }) => record), meta: { dropped: 0 } };
    }) as WallContext['answerOf'],
    confirmed: () => KICK_OFF * 1000,
    space: spaceOf(...size),
  });
}
