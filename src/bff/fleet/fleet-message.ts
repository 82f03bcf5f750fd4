import { z } from 'zod';

const textSchema = z.string().max(3_000);
const countSchema = z.number().min(0).max(1e9);
const rankSchema = z.enum(['live', 'day', 'table', 'catalogue']);

const newsSchema = z.discriminatedUnion('kind', [
  /** A new version of `key` is in the store. */
  z.object({ kind: z.literal('version'), key: textSchema }),
  /** Subscriptions have changed in this part of them. */
  z.object({ kind: z.literal('subscriptions'), part: z.string().regex(/^[\da-f]{2}$/) }),
  /** What a response said about the account at an instant of the world. */
  z.object({
    kind: z.literal('report'),
    requestsLeft: countSchema.nullable(),
    plan: z.string().max(200).nullable(),
    at: z.number().finite(),
  }),
  /** Requests of the whole fleet in a window of the allowance. */
  z.object({
    kind: z.literal('used'),
    period: z.enum(['hour', 'day']),
    window: z.number().int(),
    used: countSchema,
  }),
  /** A key was refreshed: what that costs and when it is due again. */
  z.object({
    kind: z.literal('refresh'),
    key: textSchema,
    rank: rankSchema,
    calls: countSchema,
    periodMs: z.number().min(1_000).max(1e9),
    lastsMs: z.number().min(1_000).max(1e9),
  }),
  /** Matches are in play in rounds of seasons that had none before. */
  z.object({
    kind: z.literal('rounds'),
    rounds: z
      .array(
        z.object({
          leagueId: z.string().max(32),
          seasonId: z.string().max(32),
          roundId: z.string().max(32).nullable(),
        }),
      )
      .max(1_000)
      .readonly(),
  }),
]);

/** What a process tells the others of its fleet. */
export type News = z.infer<typeof newsSchema>;

const envelopeSchema = z.object({ from: z.string(), scope: z.string(), news: newsSchema });

/** A message on the channel, which all fleets of a store share. */
export type FleetMessage = z.infer<typeof envelopeSchema>;

/** Parses a message; null: it is none of ours. */
export function readFleetMessage(text: string): FleetMessage | null {
  try {
    return envelopeSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
