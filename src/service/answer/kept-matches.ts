import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixture.ts';
import type { Includes } from './include.ts';
import type { MatchTypes } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** How a list writes its matches. */
interface MatchManner {
  readonly types: MatchTypes;
  readonly includes: Includes;
}

/** The caller's serializer of a match, and a version that is equal whenever its output is. */
interface MatchWriter {
  mark(fixture: Fixture): string;
  write(fixture: Fixture): unknown;
}

/**
 * Caches the JSON of matches in lists while it does not change: most matches of a day have not started or are
 * over.
 */
export interface KeptMatches {
  /** Returns the JSON of each match in UTF-8; calls `write` for those not in the cache. */
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

/** The busiest day with all datasets takes 7 MB, the matches in play 2 MB. */
const ROOM = 12_000_000;

/** Returns a key of everything but the match and the time that changes the output. */
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
      // Prices change independently of the match, so they are never cached.
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
