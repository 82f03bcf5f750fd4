import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Progress } from './progress.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

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
  /** Made when first asked for: browsers take gzip only where there is no TLS. */
  gzip(): Promise<Buffer>;
}

/** The bytes alone: a part of Node's shared pool, or of a stream's chunk of 64 KB, keeps all of it in memory. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A body and when it was true. An answer is a version; the next one does not change it. */
export interface Version {
  readonly body: Body;
  /** When the data service was asked for it, by the time that answers age by (`AgeingClock`), as all instants here. */
  readonly asOf: number;
  readonly freshUntil: number;
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
  const identity = copyOf(Buffer.from(text));
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (previous?.etag === etag) return previous;
  const compress = identity.length >= WORTH_COMPRESSING;
  let zipped: Promise<Buffer> | null = null;
  return {
    type,
    etag,
    identity,
    br: compress
      ? copyOf(
          await brotli(identity, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 5,
              [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
            },
          }),
        )
      : null,
    gzip: () => {
      zipped ??= gz(identity, { level: 6 }).then(copyOf);
      return zipped;
    },
  };
}

/** The gzip form of JSON is up to this much longer than the brotli form. */
const GZIP_PER_BROTLI = 2;
/** Objects, promises and numbers of a version, and of each match in its progress. */
const BYTES_PER_VERSION = 1_024;
const BYTES_PER_MATCH = 160;

/** Bytes that a version holds, those of its gzip form included, which a client may ask for at any time. */
export function sizeOf({ body: { identity, br }, progress }: Version): number {
  const compressed = (br?.length ?? 0) * (1 + GZIP_PER_BROTLI);
  return identity.length + compressed + progress.size * BYTES_PER_MATCH + BYTES_PER_VERSION;
}
