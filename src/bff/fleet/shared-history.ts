import { z } from 'zod';
import { type RecentVersions, recentVersionOf } from '#bff/cache/recent-versions.ts';
import type { Version } from '#bff/cache/version.ts';
import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import type { LatestEnd } from './latest-end.ts';
import type { Discard, SharedStore } from './shared-store.ts';
import type { FindBody, SharedBody } from './shared-version.ts';

const SPAN_MS = MAX_DELAY_SECONDS * 1_000;
/** Versions of a key; live lists have 60 in five minutes. */
const MAX_VERSIONS = 80;

const historySchema = z
  .array(
    z.object({
      sha256: z.string().regex(/^[\w+/]{43}=$/),
      isBrotli: z.boolean(),
      asOf: z.number().finite(),
      freshUntil: z.number().finite(),
      stretch: z.enum(['hour', 'day']).optional(),
    }),
  )
  .max(MAX_VERSIONS);

type History = z.infer<typeof historySchema>;

export interface SharedHistoryOptions {
  readonly store: SharedStore;
  /** Ageing time of the world, epoch ms. */
  readonly now: () => number;
  keyOf(kind: 'history', key: string): string;
  /** Returns where this process keeps recent versions. */
  recent(): Pick<RecentVersions, 'add'>;
  readonly latestEnd: LatestEnd;
  readonly discard: Discard;
  readonly findBody: FindBody;
}

export interface SharedHistory {
  /** Adds a version whose body is in the store. */
  add(key: string, version: Version, ttlMs: number): Promise<void>;
  /** Adds the versions of the last minutes to those of this process, which has just begun with a key. */
  restore(key: string): Promise<void>;
}

/** Lists the versions of the last minutes in the store, so that a new process has them for delayed requests and differences. */
export function createSharedHistory({
  store,
  now,
  keyOf,
  recent,
  latestEnd,
  discard,
  findBody,
}: SharedHistoryOptions): SharedHistory {
  async function read(key: string): Promise<History> {
    const name = keyOf('history', key);
    const bytes = await store.get(name);
    if (!bytes) return [];
    try {
      const history = historySchema.parse(JSON.parse(bytes.toString()));
      return history.filter(({ asOf }) => asOf <= now() && now() - asOf <= 2 * SPAN_MS);
    } catch {
      discard(name);
      return [];
    }
  }

  return {
    async add(key, version, ttlMs) {
      const { body, ...validity } = recentVersionOf(version);
      const entry = { sha256: body.sha256, isBrotli: version.body.br !== null, ...validity };
      const history = [...(await read(key)), entry];
      // The version that was the newest at the start of the span is still needed.
      const start = history.findLastIndex((each) => each.asOf <= now() - SPAN_MS);
      const needed = history.slice(Math.max(start, 0)).slice(-MAX_VERSIONS);
      await store.set(keyOf('history', key), JSON.stringify(needed), ttlMs);
    },
    async restore(key) {
      const bodies = new Map<string, SharedBody | null>();
      for (const { sha256, isBrotli, asOf, freshUntil, stretch } of await read(key)) {
        if (!bodies.has(sha256)) bodies.set(sha256, await findBody({ sha256, isBrotli }));
        const content = bodies.get(sha256);
        if (!content) continue;
        const end = Math.min(freshUntil, latestEnd(key, content.data, asOf, stretch !== undefined));
        recent().add(key, { body: content.body, asOf, freshUntil: end, ...(stretch && { stretch }) });
      }
    },
  };
}
