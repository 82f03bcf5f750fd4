import { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import { packBells } from '#news/alerts/packed-bells.ts';
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

/**
 * Returns subscriptions as they are stored, as JSON, with bells as they are sent: written out, 20,000 of the largest would be
 * longer than a text can be.
 */
export const storedList = (subscriptions: Iterable<StoredSubscription>): z.input<typeof listSchema> => ({
  version: 1,
  subscriptions: Array.from(subscriptions, ({ subscription, seenAt }) => ({
    subscription: { ...subscription, bells: packBells(subscription.bells) },
    seenAt,
  })),
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
