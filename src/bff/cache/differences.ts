import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { identityOf, lengthOf, type RecentBody } from './compact-body.ts';
import { createSingleFlight } from './single-flight.ts';
import { MAX_SYNC_BYTES } from './version.ts';

/** Zstandard loses matches in longer dictionaries unless its tables are many times larger. */
export const MAX_DICTIONARY_BYTES = 2 * 1024 * 1024;
/** Bytes of all differences that are stored. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Overhead of a difference: its objects and its key. */
const BYTES_PER_DIFFERENCE = 512;
/** Differences that Node's thread pool makes at a time; a request beyond that gets brotli. */
const MAX_CONCURRENT = 2;
const LEVEL = 3;
/** Start of a frame (RFC 9842, section 5): a skippable Zstandard frame that holds the hash of the dictionary. */
const FRAME_START = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Whether this Node compresses with a dictionary: older versions ignore the option or lack Zstandard. */
function detectDictionaries(): boolean {
  // Hashes, which do not compress by themselves.
  const probe = Buffer.concat(['a', 'b', 'c', 'd'].map((text) => createHash('sha256').update(text).digest()));
  try {
    return zlib.zstdCompressSync(probe, { dictionary: probe }).length < probe.length / 2;
  } catch {
    return false;
  }
}

export const hasZstdDictionaries = detectDictionaries();

async function compress(dictionary: Buffer, identity: Buffer): Promise<Buffer> {
  const options = {
    dictionary,
    pledgedSrcSize: identity.length,
    params: { [zlib.constants.ZSTD_c_compressionLevel]: LEVEL },
  };
  const isShort = dictionary.length + identity.length <= MAX_SYNC_BYTES;
  return isShort
    ? zlib.zstdCompressSync(identity, options)
    : await promisify(zlib.zstdCompress)(identity, options);
}

export interface Differences {
  /**
   * Returns the frame that makes `body` out of `dictionary`, made once for all requests; null: brotli is smaller, a body
   * is too long, or too many differences are being made.
   */
  get(dictionary: RecentBody, body: RecentBody): Buffer | null | Promise<Buffer | null>;
}

/** Makes differences between versions (`Content-Encoding: dcz`) and stores the most recently used ones. */
export function createDifferences(): Differences {
  const results = new LRUCache<string, { readonly frame: Buffer | null }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ frame }) => (frame?.length ?? 0) + BYTES_PER_DIFFERENCE,
  });
  const flights = createSingleFlight<Buffer | null>();
  let underWay = 0;

  async function make(dictionary: RecentBody, body: RecentBody): Promise<Buffer | null> {
    const [earlierBytes, bytes] = await Promise.all([identityOf(dictionary), identityOf(body)]);
    const difference = await compress(earlierBytes, bytes);
    const frame = Buffer.concat([FRAME_START, Buffer.from(dictionary.sha256, 'base64'), difference]);
    return frame.length < (body.br?.length ?? 0) ? frame : null;
  }

  async function makeOnce(key: string, dictionary: RecentBody, body: RecentBody): Promise<Buffer | null> {
    underWay += 1;
    const frame = await make(dictionary, body).catch(() => null);
    underWay -= 1;
    results.set(key, { frame });
    return frame;
  }

  return {
    get(dictionary, body) {
      const key = `${dictionary.sha256} ${body.sha256}`;
      const result = results.get(key);
      if (result) return result.frame;
      if (!body.br || Math.max(lengthOf(dictionary), lengthOf(body)) > MAX_DICTIONARY_BYTES) return null;
      const flight = flights.get(key);
      if (!flight && underWay >= MAX_CONCURRENT) return null;
      return (flight ?? flights.start(key, () => makeOnce(key, dictionary, body))).result;
    },
  };
}
