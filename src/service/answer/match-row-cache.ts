import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Includes } from './include.ts';
import type { MatchTypes } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** How a list writes its matches. */
interface MatchFormat {
  readonly types: MatchTypes;
  readonly includes: Includes;
}

/** The caller's serializer of a match, and a version that is equal whenever its output is. */
interface MatchWriter {
  version(fixture: Fixture): string;
  write(fixture: Fixture): unknown;
}

/**
 * Caches the JSON of matches in lists while it does not change: most matches of a day have not started or are
 * over.
 */
export interface MatchRowCache {
  /** Returns the JSON of each match in UTF-8; calls `write` for those not in the cache. */
  rows(
    fixtures: readonly Fixture[],
    format: MatchFormat,
    context: WriteContext,
    writer: MatchWriter,
  ): readonly Uint8Array[];
}

interface CachedRow {
  readonly version: string;
  readonly bytes: Uint8Array;
}

/** The busiest day with all datasets takes 7 MB, the matches in play 2 MB. */
const MAX_CACHE_BYTES = 12_000_000;

/** Returns a key of everything but the match and the time that changes the output. */
function formatKey({ types, includes }: MatchFormat, { language, offset, origin }: WriteContext): string {
  return JSON.stringify([types, includes, language, offset, origin]);
}

function bytesOf(written: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(written));
}

export function createMatchRowCache(): MatchRowCache {
  const cache = new LRUCache<string, CachedRow>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  return {
    rows: (fixtures, format, context, { version: versionOf, write }) => {
      const { oddsPrematch, oddsInPlay } = format.includes;
      // Prices change independently of the match, so they are never cached.
      if (oddsPrematch || oddsInPlay) return fixtures.map((fixture) => bytesOf(write(fixture)));
      const name = formatKey(format, context);
      return fixtures.map((fixture) => {
        const key = `${fixture.id} ${name}`;
        const version = versionOf(fixture);
        const cached = cache.get(key);
        if (cached?.version === version) return cached.bytes;
        const bytes = bytesOf(write(fixture));
        cache.set(key, { version, bytes });
        return bytes;
      });
    },
  };
}
