import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { WindowKind } from '#bff/account/window.ts';
import type { Progress } from './progress.ts';

const brotliInPool = promisify(brotliCompress);
const gzipInPool = promisify(gzip);

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** Smaller bodies gain nothing from compression. */
const MIN_COMPRESSIBLE_BYTES = 1_024;

/** Bytes of an answer in each encoding. Immutable; equal data share one object. */
export interface Body {
  readonly type: string;
  /** Weak entity tag, shared by all encodings of the same data. */
  readonly etag: string;
  /** Base64 of the SHA-256 of `identity`: the name of the body as a dictionary. */
  readonly sha256: string;
  readonly identity: Buffer;
  /** Null: too small to compress. */
  readonly br: Buffer | null;
  /** Compresses at the first call: browsers use gzip only without TLS. */
  gzip(): Promise<Buffer>;
}

/**
 * Bytes up to which bodies are compressed synchronously, which takes half a millisecond. Node's thread pool would hold
 * 100 MB for it, since every thread has its own memory.
 */
export const MAX_SYNC_BYTES = 64 * 1024;

/** Returns a copy in memory of exactly its size: a slice would keep the whole 64 KB chunk alive. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Returns the smallest brotli window for `length` bytes, in bits: memory is a multiple of the window. */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/**
 * Returns bytes in brotli form.
 *
 * @param quality 5 makes 57 KB of a busy day's list in 6 ms; 10 would make 45 KB but take 250 ms of every refresh
 */
export async function toBrotli(identity: Buffer, quality = 5): Promise<Buffer> {
  const { length } = identity;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  };
  if (length <= MAX_SYNC_BYTES) return copyOf(brotliCompressSync(identity, { params }));
  return copyOf(await brotliInPool(identity, { params }));
}

/**
 * The state of a compressor with these takes 80 KB instead of 268. The allocator keeps larger ones between the bodies that
 * stay: 12,000 of 20 KB took the process to 391 MB.
 */
const SMALL_GZIP = { level: 6, memLevel: 5, windowBits: 14 };

async function toGzip(identity: Buffer): Promise<Buffer> {
  if (identity.length <= MAX_SYNC_BYTES) return copyOf(gzipSync(identity, SMALL_GZIP));
  return copyOf(await gzipInPool(identity, { level: 6 }));
}

/** A body with the period in which it is valid. Immutable: a refresh creates a new version. */
export interface Version {
  readonly body: Body;
  /** Time of the request by the ageing clock, epoch ms, like all instants here. */
  readonly asOf: number;
  /** Time at which all of it had arrived: what it shows happened by then. */
  readonly receivedAt: number;
  readonly freshUntil: number;
  /** Window of the allowance whose few requests have extended `freshUntil`; absent: none. */
  readonly stretch?: WindowKind;
  /** When a watched key is refreshed: shortly before `freshUntil`, so that no request waits. */
  readonly refreshAt: number;
  /** When that refresh is expected to be over, so that a poll after it gets the next version; absent: not before `freshUntil`. */
  readonly expectedAt?: number;
  /** When it becomes too old to show. */
  readonly deleteAt: number;
  /** Progress of its matches, to detect lagging replicas. */
  readonly progress: Progress;
}

/** Characters of an entity tag: 132 of the 256 bits of the hash. */
const TAG_LENGTH = 22;

/** Returns the body of the given bytes. */
export function bodyOf(type: string, sha256: string, identity: Buffer, br: Buffer | null): Body {
  const tag = Buffer.from(sha256, 'base64').toString('base64url').slice(0, TAG_LENGTH);
  let gzipBytes: Promise<Buffer> | null = null;
  return {
    type,
    etag: `W/"${tag}"`,
    sha256,
    identity,
    br,
    gzip: () => {
      gzipBytes ??= toGzip(identity);
      return gzipBytes;
    },
  };
}

/** Returns the data of an answer. The cache holds only what the contract has parsed. */
export const dataOf = <Data>({ body }: Pick<Version, 'body'>): Data =>
  JSON.parse(body.identity.toString()).data;

/** Returns the base64 of the SHA-256 of bytes. */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** Compresses `text` once for all requests. Returns `previous` itself if nothing changed. */
export async function makeBody(text: string, type: string, previous: Body | null): Promise<Body> {
  const identity = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  identity.write(text);
  const sha256 = sha256Of(identity);
  if (previous?.sha256 === sha256) return previous;
  const br = identity.length >= MIN_COMPRESSIBLE_BYTES ? await toBrotli(identity) : null;
  return bodyOf(type, sha256, identity, br);
}

/** Upper bound of the ratio of gzip to brotli size for JSON. */
const GZIP_PER_BROTLI = 2;
/** Overhead of a version, and of each match in its progress. */
const BYTES_PER_VERSION = 1_024;
const BYTES_PER_MATCH = 160;

/** Returns the bytes of a body including its gzip form, which a client may request at any time. */
export function bodyBytes({ identity, br }: Body): number {
  return identity.length + (br?.length ?? 0) * (1 + GZIP_PER_BROTLI);
}

/** Returns the bytes that a version occupies. */
export function sizeOf({ body, progress }: Version): number {
  return bodyBytes(body) + progress.size * BYTES_PER_MATCH + BYTES_PER_VERSION;
}
