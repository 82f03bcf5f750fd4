import { createHash } from 'node:crypto';
import zlib from 'node:zlib';

/** Returns the value of `Available-Dictionary` for a body. */
export function availableDictionary(body: Buffer): string {
  return `:${createHash('sha256').update(body).digest('base64')}:`;
}

/** Decodes a `dcz` body as a browser does: magic number, hash of the dictionary, Zstandard (RFC 9842, section 5). */
export function openDifference(frame: Buffer, dictionary: Buffer): Buffer {
  const hash = createHash('sha256').update(dictionary).digest();
  const start = Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), hash]);
  if (!frame.subarray(0, start.length).equals(start)) throw new Error('The frame names another dictionary.');
  return zlib.zstdDecompressSync(frame.subarray(start.length), { dictionary });
}
