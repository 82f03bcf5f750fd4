import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Progress } from './progress.ts';

const brotliInPool = promisify(brotliCompress);
const gzipInPool = promisify(gzip);

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Below this many bytes compressing saves nothing. */
const WORTH_COMPRESSING = 1_024;

/** The bytes of an answer in the forms that clients take. Immutable; equal data are the same object. */
export interface Body {
  readonly type: string;
  /** Weak, and one for all encodings: they are the same data. */
  readonly etag: string;
  readonly identity: Buffer;
  /** Null where compressing saves nothing. */
  readonly br: Buffer | null;
  /** Made at the first request: browsers take gzip only without TLS. */
  gzip(): Promise<Buffer>;
}

/**
 * Up to this length bytes are compressed at once, which takes half a millisecond: in Node's pool every thread keeps
 * separate memory for it, 100 MB in all.
 */
const MAX_LENGTH_AT_ONCE = 64 * 1024;

/** Returns a copy without spare memory: a slice of Node's pool or of a 64 KB chunk keeps all of it in memory. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The smallest window of brotli, in bits, that holds `length` bytes: its memory is a multiple of the window. */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

async function toBrotli(identity: Buffer): Promise<Buffer> {
  const { length } = identity;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  };
  if (length <= MAX_LENGTH_AT_ONCE) return copyOf(brotliCompressSync(identity, { params }));
  return copyOf(await brotliInPool(identity, { params }));
}

async function toGzip(identity: Buffer): Promise<Buffer> {
  if (identity.length <= MAX_LENGTH_AT_ONCE) return copyOf(gzipSync(identity, { level: 6 }));
  return copyOf(await gzipInPool(identity, { level: 6 }));
}

/** A body and when it was true. An answer is a version; the next one does not change it. */
export interface Version {
  readonly body: Body;
  /** When it was requested, by the time that answers age by (`AgeingClock`), as all instants here. */
  readonly asOf: number;
  readonly freshUntil: number;
  /** `freshUntil` is later than usual for such data, because the allowance runs short. */
  readonly isStretched?: boolean;
  /** From here on a watched key is refreshed: a little before `freshUntil`, so that no request waits for it. */
  readonly refreshAt: number;
  /** From here on it is too old to show. */
  readonly deleteAt: number;
  /** How far the matches in it have come. */
  readonly progress: Progress;
}

/**
 * Makes the bytes of `text` once, so that a request costs no compressing. A busy day's list is 57 KB at quality 5, made
 * in 6 ms; 45 KB at quality 10 would take 250 ms of every refresh. Returns `previous` itself when nothing changed.
 */
export async function makeBody(text: string, type: string, previous: Body | null): Promise<Body> {
  const identity = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  identity.write(text);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (previous?.etag === etag) return previous;
  const compress = identity.length >= WORTH_COMPRESSING;
  let zipped: Promise<Buffer> | null = null;
  return {
    type,
    etag,
    identity,
    br: compress ? await toBrotli(identity) : null,
    gzip: () => {
      zipped ??= toGzip(identity);
      return zipped;
    },
  };
}

/** The gzip form of JSON is up to this much longer than the brotli form. */
const GZIP_PER_BROTLI = 2;
/** Objects, promises and numbers of a version, and of each match in its progress. */
const BYTES_PER_VERSION = 1_024;
const BYTES_PER_MATCH = 160;

/** Bytes that a body holds, with those of its gzip form, which a client may request at any time. */
export function bodyBytes({ identity, br }: Body): number {
  return identity.length + (br?.length ?? 0) * (1 + GZIP_PER_BROTLI);
}

/** Bytes that a version holds. */
export function sizeOf({ body, progress }: Version): number {
  return bodyBytes(body) + progress.size * BYTES_PER_MATCH + BYTES_PER_VERSION;
}
