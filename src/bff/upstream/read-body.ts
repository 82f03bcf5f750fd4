import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { Failure } from '#bff/failure.ts';

type Inflater = (bytes: Buffer, options: { maxOutputLength: number; chunkSize: number }) => Promise<Buffer>;

const inflateZlib: Inflater = promisify(inflate);
const inflateDeflate: Inflater = promisify(inflateRaw);
const inflateGzip: Inflater = promisify(gunzip);

/** Accepts `deflate` with the zlib header of RFC 9110, whose first byte ends in 8, and without it. */
const inflateEither: Inflater = (bytes, options) =>
  ((bytes[0] ?? 0) & 0x0f) === 8 ? inflateZlib(bytes, options) : inflateDeflate(bytes, options);

const INFLATERS: ReadonlyMap<string, Inflater> = new Map([
  ['gzip', inflateGzip],
  ['x-gzip', inflateGzip],
  ['deflate', inflateEither],
  ['br', promisify(brotliDecompress) as Inflater],
  ['zstd', promisify(zstdDecompress) as Inflater],
]);
/** Encodings that servers name for uncompressed bodies. */
const UNCOMPRESSED = new Set(['', 'identity', 'none', 'utf-8', 'utf8']);

/** Four times zlib's default, which halves the CPU time for a list of 1 MB. */
const CHUNK_BYTES = 64 * 1024;

const createRefusal = () => new Failure('upstream_refused', 'body');

/** Returns the decoder for a `Content-Encoding` header; null: the body is not compressed. */
function inflaterOf(encoding: string): Inflater | null {
  const [name, ...others] = encoding
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !UNCOMPRESSED.has(word));
  if (name === undefined) return null;
  const inflater = INFLATERS.get(name);
  if (!inflater || others.length > 0) throw createRefusal();
  return inflater;
}

async function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw createRefusal();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/**
 * Reads a body to its end and inflates it. Throws a `Failure` for an unknown encoding and for bytes that do not match
 * the encoding.
 *
 * @param maxBytes limit for both the bytes read and the inflated bytes, since 200 KB can inflate to 200 MB
 */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  // Without a listener the error of an aborted body would end the process.
  body.on('error', () => {});
  try {
    const inflater = inflaterOf(encoding);
    const bytes = await readBytes(body, maxBytes);
    if (!inflater) return bytes;
    return await inflater(bytes, { maxOutputLength: maxBytes, chunkSize: CHUNK_BYTES }).catch(() => {
      throw createRefusal();
    });
  } finally {
    body.destroy();
  }
}
