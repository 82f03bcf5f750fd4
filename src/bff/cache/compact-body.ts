import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from './single-flight.ts';
import { type Body, bodyBytes, bodyOf } from './version.ts';

const decompress = promisify(brotliDecompress);

/** Room for bodies that were expanded again. */
const MAX_EXPANDED_BYTES = 8 * 1024 * 1024;

/** An older body in its brotli form alone, which has a tenth to a thirtieth of its bytes. */
export interface CompactBody extends Pick<Body, 'type' | 'etag' | 'sha256'> {
  readonly br: Buffer;
  /** Bytes of the whole body. */
  readonly length: number;
  /** Returns the whole body, for clients without brotli and as a dictionary. */
  expand(): Promise<Body>;
}

export type RecentBody = Body | CompactBody;

/** Returns the identity bytes of a body, or a promise of them. */
export function identityOf(body: RecentBody): Buffer | Promise<Buffer> {
  return 'identity' in body ? body.identity : body.expand().then(({ identity }) => identity);
}

/** Returns the number of identity bytes of a body. */
export function lengthOf(body: RecentBody): number {
  return 'identity' in body ? body.identity.length : body.length;
}

/** Returns the bytes of a body without its gzip form. */
export function recentBodyBytes(body: RecentBody): number {
  return 'identity' in body ? body.identity.length + (body.br?.length ?? 0) : body.br.length;
}

/** Compacts bodies, and keeps the most recently used ones of those that were expanded again. */
export function createCompactor() {
  const compactBodies = new WeakMap<Body, CompactBody>();
  const expandedBodies = new LRUCache<string, Body>({
    maxSize: MAX_EXPANDED_BYTES,
    sizeCalculation: bodyBytes,
  });
  const flights = createSingleFlight<Body>();

  async function restore({ type, sha256, br }: Pick<CompactBody, 'type' | 'sha256' | 'br'>): Promise<Body> {
    const body = bodyOf(type, sha256, await decompress(br), br);
    expandedBodies.set(sha256, body);
    return body;
  }

  function makeCompact({ type, etag, sha256, identity: { length } }: Body, br: Buffer): CompactBody {
    return {
      type,
      etag,
      sha256,
      br,
      length,
      async expand() {
        return (
          expandedBodies.get(sha256) ??
          (flights.get(sha256) ?? flights.start(sha256, () => restore({ type, sha256, br }))).result
        );
      },
    };
  }

  return {
    /** Returns the body itself if it is too small to be compressed. */
    compact(body: Body): RecentBody {
      const { br } = body;
      if (!br) return body;
      const compactBody = compactBodies.get(body) ?? makeCompact(body, br);
      compactBodies.set(body, compactBody);
      return compactBody;
    },
    /** Bytes of the expanded bodies. */
    get bytes() {
      return expandedBodies.calculatedSize;
    },
    maxBytes: MAX_EXPANDED_BYTES,
  };
}
