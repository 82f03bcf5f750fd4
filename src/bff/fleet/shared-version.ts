import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { type Body, bodyOf, JSON_TYPE, type Version } from '#bff/cache/version.ts';
import { DAY_MS } from '#contract/durations.ts';
import { isObject, isObjectOrArray } from '#contract/is-object.ts';

const inflate = promisify(brotliDecompress);

/** Larger bodies and heads are not shared. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
const MAX_MATCHES = 10_000;
/** Clocks of two machines may differ by this much. */
const MAX_SKEW_MS = 5_000;
/** Longest times of a version that its operation and a stretched period allow, in world time. */
const MAX_FRESH_MS = 2 * DAY_MS;
const MAX_STALE_MS = 8 * DAY_MS;

const instantSchema = z.number().finite();
const countSchema = z.number().min(0).max(1_000_000);

const matchSchema = z.object({
  phase: countSchema.int(),
  status: z.number().int(),
  minute: z.number().nullable(),
  goals: z.tuple([z.number(), z.number()]).readonly().nullable(),
  rulings: countSchema,
});

/** A version without its body, which has a key of its own: most refreshes change no byte of it. */
const headSchema = z.object({
  /** Base64 of the hash of the body's bytes, which is also its name in the store. */
  sha256: z.string().regex(/^[\w+/]{43}=$/),
  /** Whether the body under its key is compressed. */
  isBrotli: z.boolean(),
  asOf: instantSchema,
  /** Heads of earlier releases have none: such an answer counts as one of now. */
  receivedAt: instantSchema.default(Number.POSITIVE_INFINITY),
  freshUntil: instantSchema,
  stretch: z.enum(['hour', 'day']).optional(),
  refreshAt: instantSchema,
  expectedAt: instantSchema.optional(),
  deleteAt: instantSchema,
  progress: z.array(z.tuple([z.string().max(32), matchSchema])).max(MAX_MATCHES),
});

type Head = z.infer<typeof headSchema>;

export function headOf({ body, progress, stretch, expectedAt, ...instants }: Version): Head {
  const { asOf, receivedAt, freshUntil, refreshAt, deleteAt } = instants;
  return {
    sha256: body.sha256,
    isBrotli: body.br !== null,
    ...{ asOf, receivedAt, freshUntil, refreshAt, deleteAt },
    ...(stretch && { stretch }),
    ...(expectedAt !== undefined && { expectedAt }),
    progress: [...progress].map(([id, match]) => [id, match]),
  };
}

/** Returns a head whose instants are possible at `now` (world time by which answers age); null: it is not to be believed. */
function checkHead(value: unknown, now: number): Head | null {
  const { data: head } = headSchema.safeParse(value);
  if (!head) return null;
  const { asOf, freshUntil, refreshAt, expectedAt = refreshAt, deleteAt } = head;
  const isPossible =
    asOf <= now + MAX_SKEW_MS &&
    freshUntil > asOf &&
    freshUntil - asOf <= MAX_FRESH_MS &&
    refreshAt <= freshUntil &&
    refreshAt >= asOf &&
    expectedAt >= refreshAt &&
    expectedAt <= freshUntil &&
    deleteAt >= freshUntil &&
    deleteAt - freshUntil <= MAX_STALE_MS &&
    now < deleteAt;
  // An answer from the near future comes from a clock that is ahead; here it is of now.
  const receivedAt = Math.min(Math.max(head.receivedAt, asOf), now);
  return isPossible ? { ...head, asOf: Math.min(asOf, now), receivedAt } : null;
}

/** Parses the text of a head as it is in the store. */
export function readHead(bytes: Buffer, now: number): Head | null {
  try {
    return checkHead(JSON.parse(bytes.toString()), now);
  } catch {
    return null;
  }
}

/** Returns the bytes of a body as they are in the store; null: too many. */
export function bytesOfBody({ br, identity }: Body): Buffer | null {
  const bytes = br ?? identity;
  return bytes.length <= MAX_BODY_BYTES ? bytes : null;
}

/** A body of the store with the data in it. */
export interface SharedBody {
  readonly body: Body;
  readonly data: unknown;
}

/** Reads a body of the store, and deletes one that is damaged; null: there is none. */
export type FindBody = (head: Pick<Head, 'sha256' | 'isBrotli'>) => Promise<SharedBody | null>;

/** Parses the text of an answer; null: it is none. */
export function readData(body: Body): SharedBody | null {
  try {
    const answer: unknown = JSON.parse(body.identity.toString());
    if (!isObject(answer) || !isObject(answer['meta'])) return null;
    const { data } = answer;
    return data === null || isObjectOrArray(data) ? { body, data } : null;
  } catch {
    return null;
  }
}

/** Returns a body of the store if its bytes have the hash that its head names and are an answer; null: they are not. */
export async function readBody(
  { sha256, isBrotli }: Pick<Head, 'sha256' | 'isBrotli'>,
  bytes: Buffer,
): Promise<SharedBody | null> {
  try {
    const identity = isBrotli ? await inflate(bytes, { maxOutputLength: MAX_INFLATED_BYTES }) : bytes;
    const isIntact = createHash('sha256').update(identity).digest('base64') === sha256;
    return isIntact ? readData(bodyOf(JSON_TYPE, sha256, identity, isBrotli ? bytes : null)) : null;
  } catch {
    return null;
  }
}

/** @param latestEnd the version is fresh until then at most */
export function versionOf(head: Head, body: Body, latestEnd: number): Version {
  const { sha256: _, isBrotli: __, progress, stretch, expectedAt, ...instants } = head;
  const freshUntil = Math.min(instants.freshUntil, latestEnd);
  return {
    body,
    ...instants,
    freshUntil,
    refreshAt: Math.min(instants.refreshAt, freshUntil),
    ...(stretch && { stretch }),
    ...(expectedAt !== undefined && expectedAt < freshUntil && { expectedAt }),
    progress: new Map(progress),
  };
}
