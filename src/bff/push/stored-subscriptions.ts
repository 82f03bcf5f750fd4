import { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import { subscriptionSchema } from './subscription.ts';

/** A viewer who was not seen for so long is forgotten, ms. */
export const MAX_UNSEEN_MS = 60 * DAY_MS;

const storedSchema = z.object({
  subscription: subscriptionSchema,
  /** When its viewer was seen last, real time, epoch ms. */
  seenAt: z.number(),
});

export type StoredSubscription = z.infer<typeof storedSchema>;

const listSchema = z.object({
  version: z.literal(1),
  // One that this version or this machine cannot use is no reason to forget the others.
  subscriptions: z
    .array(z.unknown())
    .transform((list) => list.flatMap((one) => storedSchema.safeParse(one).data ?? [])),
});

/** Returns subscriptions as they are stored, as JSON. */
export const storedList = (subscriptions: Iterable<StoredSubscription>): z.input<typeof listSchema> => ({
  version: 1,
  subscriptions: [...subscriptions],
});

/** Parses stored subscriptions; null: the text is damaged or has another version. */
export function readStoredList(text: string): readonly StoredSubscription[] | null {
  try {
    return listSchema.parse(JSON.parse(text)).subscriptions;
  } catch {
    return null;
  }
}

/** @param now real time, epoch ms */
export const isForgotten = ({ seenAt }: StoredSubscription, now: number): boolean =>
  now - seenAt > MAX_UNSEEN_MS;
