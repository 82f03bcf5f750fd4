import { z } from 'zod';
import type { AlertMatch } from '#news/alerts/match-alerts.ts';
import { isMatchMemory } from '#news/is-match-memory.ts';
import type { AlertMemory } from './alert-stream.ts';
import { subscriptionSchema } from './subscription.ts';
import type { StoredSubscription } from './subscription-store.ts';

const storedSchema = z.object({ subscription: subscriptionSchema, seenAt: z.number() });

const savedSchema = z.object({
  version: z.literal(1),
  // One that this version or this machine cannot use is no reason to forget the others.
  subscriptions: z.array(z.unknown()).transform((list) =>
    list.flatMap((one): readonly StoredSubscription[] => {
      const { data } = storedSchema.safeParse(one);
      return data ? [data] : [];
    }),
  ),
  alerts: z
    .object({
      asOf: z.number(),
      matches: z.array(z.tuple([z.string(), z.custom<AlertMatch>(isMatchMemory)])),
    })
    // Before the first answer there is no instant.
    .catch({ asOf: 0, matches: [] }),
});

export interface SavedPush {
  readonly subscriptions: readonly StoredSubscription[];
  readonly alerts: AlertMemory;
}

/** Parses the text of the file; null: it is damaged or has another version. */
export function readSavedPush(text: string): SavedPush | null {
  try {
    return savedSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
