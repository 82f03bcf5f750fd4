import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import { isZone } from '#contract/is-zone.ts';
import { LANGUAGES } from '#contract/locales.ts';
import { type Bells, bellsIn } from '#news/alerts/alert-kinds.ts';
import { type QuietHours, quietHoursIn } from '#news/alerts/quiet-hours.ts';
import { MAX_SHIELDS, SHIELD_KINDS } from '#news/shield-kinds.ts';

/** Most characters of a body of `/api/push`: 100 bells with all kinds. */
export const MAX_PUSH_BODY_BYTES = 16 * 1024;
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

/** A shield on scores; `id` is empty for all matches. */
const shieldSchema = z.object({
  kind: z.enum(SHIELD_KINDS),
  id: z.string().max(40),
  until: z.number().nullable(),
});

const endpointSchema = z.string().max(MAX_ENDPOINT_LENGTH).refine(URL.canParse);

export const subscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({ p256dh: bytes(POINT_BYTES).refine(isPoint), auth: bytes(AUTH_BYTES) }),
  bells: z.unknown().transform((json): Bells => bellsIn(json)),
  language: z.enum(LANGUAGES),
  zone: z.string().max(60).refine(isZone),
  quietHours: z.unknown().transform((json): QuietHours | null => quietHoursIn(json)),
  shields: z.array(shieldSchema).max(MAX_SHIELDS),
  /** Seconds by which the viewer's television is behind. */
  delay: z.int().min(0).max(MAX_DELAY_SECONDS),
});

/** What a browser wants to be told with its tab closed: no name, no account. */
export type Subscription = z.infer<typeof subscriptionSchema>;

export const endpointRequestSchema = z.strictObject({ endpoint: endpointSchema });
