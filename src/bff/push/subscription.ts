import { ECDH, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import { isZone } from '#contract/is-zone.ts';
import { LANGUAGES } from '#contract/locales.ts';
import { ODDS_FORMATS } from '#contract/operation.ts';
import { type Bells, bellsIn } from '#news/alerts/alert-kinds.ts';
import { unpackBells } from '#news/alerts/packed-bells.ts';
import { MAX_PRICE_WAITS, type PriceWait, priceWaitsIn } from '#news/alerts/price-waits.ts';
import { type QuietHours, quietHoursIn } from '#news/alerts/quiet-hours.ts';
import { MAX_SHIELDS, SHIELD_KINDS } from '#news/shield-kinds.ts';

/** Longest body of `/api/push`: 300 bells and 100 shields take 14 KB, 20 prices of 20 bookmakers 5 KB. */
export const MAX_PUSH_BODY_BYTES = 20 * 1024;
const MAX_ENDPOINT_LENGTH = 1_024;
const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

const bytes = (length: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === length);

/** Whether bytes are a point of the curve: no message can be encrypted for others. */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** A shield on scores; `id` is empty for all matches, and a day `YYYY-MM-DD` in the zone for those of a day. */
const shieldSchema = z.object({
  kind: z.enum(SHIELD_KINDS),
  id: z.string().max(40),
  until: z.number().nullable(),
});

/** What a viewer wants to be told with the tab closed: no name, no account. */
export const wishesSchema = z.object({
  bells: z.unknown().transform((json): Bells => bellsIn(unpackBells(json))),
  language: z.enum(LANGUAGES),
  zone: z.string().max(60).refine(isZone),
  quietHours: z.unknown().transform((json): QuietHours | null => quietHoursIn(json)),
  shields: z.array(shieldSchema).max(MAX_SHIELDS),
  /** Seconds by which the viewer's television is behind. */
  delay: z.int().min(0).max(MAX_DELAY_SECONDS),
  // Earlier versions stored and sent none of these three.
  prices: z
    .array(z.unknown())
    .catch([])
    .transform((json): readonly PriceWait[] => priceWaitsIn(json)),
  oddsFormat: z.enum(ODDS_FORMATS).catch('decimal'),
  /** Keys of the prices that this viewer was told, which they may still send as waits. */
  toldPrices: z.array(z.string().max(100)).max(MAX_PRICE_WAITS).catch([]),
});

export type Wishes = z.infer<typeof wishesSchema>;

/** Whether any bell is on or a price is waited for; a topic outlives its last one. */
export const wantsAlerts = ({ bells, prices }: Wishes): boolean =>
  Object.keys(bells).length > 0 || prices.length > 0;

const endpoint = z.string().max(MAX_ENDPOINT_LENGTH).refine(URL.canParse);
const topic = z.string().regex(/^touchline-[\w-]{22}$/);
const TOPIC_BYTES = 16;

/** Returns the name of a new topic of ntfy. Who knows it reads along, so nobody can guess it. */
export const newTopic = (): string => `touchline-${randomBytes(TOPIC_BYTES).toString('base64url')}`;

const browserSchema = z.object({
  endpoint,
  keys: z.object({ p256dh: bytes(POINT_BYTES).refine(isPoint), auth: bytes(AUTH_BYTES) }),
});
const topicSchema = z.object({ topic });

/** Where alerts go: to a browser by its push service, or to all who read a topic of ntfy. */
export type BrowserAddress = z.infer<typeof browserSchema>;
export type TopicAddress = z.infer<typeof topicSchema>;
export type Address = BrowserAddress | TopicAddress;

export const subscriptionSchema = z.union([browserSchema, topicSchema]).and(wishesSchema);
export type Subscription = Address & Wishes;

/** What names a subscription: an endpoint or a topic. */
export const subscriptionIdSchema = z.union([z.strictObject({ endpoint }), z.strictObject({ topic })]);

export const idOf = (address: z.infer<typeof subscriptionIdSchema>): string =>
  'topic' in address ? address.topic : address.endpoint;
