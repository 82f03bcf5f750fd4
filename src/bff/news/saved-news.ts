import { z } from 'zod';
import type { Waiting } from '#bff/webhooks/deliveries.ts';
import type { Message } from '#bff/webhooks/message.ts';
import { isMatchMemory } from '#news/is-match-memory.ts';
import type { MatchMemory } from '#news/match-memory.ts';
import type { MatchEntry } from '#news/match-store.ts';
import type { NewsState } from './news-state.ts';

const VERSION = 1;

const entrySchema = z.custom<MatchEntry>(
  (json) => z.object({ record: z.object({ id: z.string() }), asOf: z.number() }).safeParse(json).success,
);
const gapSchema = z.object({ from: z.number(), to: z.number() });
const messageSchema = z.custom<Message>((json) => z.object({ id: z.string() }).safeParse(json).success);
const waitingSchema = z.object({ webhook: z.string(), message: messageSchema, since: z.number() });

/** Of an answer; before the first one it is infinitely long ago, which JSON writes as null. */
export const instantSchema = z
  .number()
  .nullable()
  .transform((at) => at ?? Number.NEGATIVE_INFINITY);

const savedSchema = z.object({
  version: z.literal(VERSION),
  asOf: instantSchema,
  liveAsOf: instantSchema,
  liveIds: z.array(z.string()),
  entries: z.array(entrySchema),
  memories: z.array(z.tuple([z.string(), z.custom<MatchMemory>(isMatchMemory)])),
  gap: gapSchema.nullable(),
  waiting: z.array(waitingSchema),
});

/** What was seen, and the messages that were not delivered yet. */
export interface SavedNews {
  readonly state: NewsState;
  readonly waiting: readonly Waiting<Message>[];
}

/** Returns what a later start needs, as JSON. */
export function savedNews({
  state: { store, sighting, gap },
  waiting,
}: SavedNews): z.input<typeof savedSchema> {
  return {
    version: VERSION,
    asOf: store.asOf,
    liveAsOf: store.liveAsOf,
    liveIds: [...store.liveIds],
    entries: [...store.entries.values()],
    memories: [...sighting.memories],
    gap,
    waiting: waiting.map(({ receiver, message, since }) => ({ webhook: receiver, message, since })),
  };
}

/** Parses a saved text; null: it is damaged or has another version. */
export function readSavedNews(text: string): SavedNews | null {
  try {
    const {
      entries: saved,
      memories,
      waiting,
      gap,
      asOf,
      liveAsOf,
      liveIds,
    } = savedSchema.parse(JSON.parse(text));
    const entries = new Map(saved.map((entry) => [entry.record.id, entry]));
    const store = { entries, asOf, liveAsOf, liveIds: new Set(liveIds), departures: 0 };
    return {
      state: { store, gap, sighting: { matches: entries, memories: new Map(memories) } },
      waiting: waiting.map(({ webhook, message, since }) => ({ receiver: webhook, message, since })),
    };
  } catch {
    return null;
  }
}
