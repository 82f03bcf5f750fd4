import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { DEFAULT_WALL, type WallProgram } from '#contract/wall-address.ts';
import { en } from '#web/testing/words.ts';
import { spaceOf } from '#web/wall/frame/space.ts';
import type { WallContext, WallQuery } from '#web/wall/view.ts';
import { sampleRow } from './wall-row.ts';

type Fields = Omit<Partial<WallContext>, 'program'> & {
  readonly program?: Partial<WallProgram> | undefined;
  readonly records?: readonly MatchRow[];
  /** Queries and the data of their answers. */
  readonly answers?: readonly (readonly [Pick<WallQuery, 'queryKey'>, unknown])[];
};

/** Returns what views are drawn from: a 1080p wall in London, half an hour after the samples' kick-off. */
export function sampleWall({ program, records = [], answers = [], ...fields }: Fields = {}): WallContext {
  const byKey = new Map(answers.map(([{ queryKey }, data]) => [JSON.stringify(queryKey), data]));
  return {
    program: { ...DEFAULT_WALL, zone: 'Europe/London', ...program },
    zone: 'Europe/London',
    day: '2026-11-21',
    rows: records.map((record) => sampleRow(record)),
    pinned: null,
    minute: (KICK_OFF + 1800) * 1000,
    answerOf: <T>({ queryKey }: WallQuery<T>) => {
      const data = byKey.get(JSON.stringify(queryKey));
      return data === undefined ? undefined : { data: data as T, meta: { dropped: 0 } };
    },
    confirmed: () => (KICK_OFF + 1800) * 1000,
    space: spaceOf(1920, 1080),
    words: en,
    boardRoom: Number.POSITIVE_INFINITY,
    hasVidiprinterLines: false,
    ...fields,
  };
}
