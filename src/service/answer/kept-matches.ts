import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixture.ts';
import type { Includes } from './include.ts';
import type { MatchTypes } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** How the matches of a list are written. */
interface MatchManner {
  readonly types: MatchTypes;
  readonly includes: Includes;
}

/** How the caller writes a match, and the mark by which two writings of it are the same. */
interface MatchWriter {
  mark(fixture: Fixture): string;
  write(fixture: Fixture): unknown;
}

/** The bytes of matches in lists, kept for as long as nothing of them changes: most of a day's have not begun, or are over. */
export interface KeptMatches {
  /** The JSON of each match in UTF-8; `write` is called for those that are not kept. */
  rows(
    fixtures: readonly Fixture[],
    manner: MatchManner,
    writing: WriteContext,
    writer: MatchWriter,
  ): readonly Uint8Array[];
}

interface Kept {
  readonly mark: string;
  readonly bytes: Uint8Array;
}

/** Bytes in all: the busiest day with all datasets has 7 MB, what is in play 2 MB. */
const ROOM = 12_000_000;

/** All that a match is written by beside itself and the time: who asks where and how. */
function mannerName({ types, includes }: MatchManner, { language, offset, origin }: WriteContext): string {
  return JSON.stringify([types, includes, language, offset, origin]);
}

function bytesOf(written: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(written));
}

export function createKeptMatches(): KeptMatches {
  const kept = new LRUCache<string, Kept>({ maxSize: ROOM, sizeCalculation: ({ bytes }) => bytes.length });
  return {
    rows: (fixtures, manner, writing, { mark: markOf, write }) => {
      const { oddsPrematch, oddsInPlay } = manner.includes;
      // Prices have clocks of their own.
      if (oddsPrematch || oddsInPlay) return fixtures.map((fixture) => bytesOf(write(fixture)));
      const name = mannerName(manner, writing);
      return fixtures.map((fixture) => {
        const key = `${fixture.id} ${name}`;
        const mark = markOf(fixture);
        const known = kept.get(key);
        if (known?.mark === mark) return known.bytes;
        const bytes = bytesOf(write(fixture));
        kept.set(key, { mark, bytes });
        return bytes;
      });
    },
  };
}
