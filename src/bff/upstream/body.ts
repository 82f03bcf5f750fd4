import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { Failure } from '#bff/failure.ts';

type Inflate = (bytes: Buffer, options: { maxOutputLength: number; chunkSize: number }) => Promise<Buffer>;

const inflateZlib: Inflate = promisify(inflate);
const inflateDeflate: Inflate = promisify(inflateRaw);
const inflateGzip: Inflate = promisify(gunzip);

/** Accepts `deflate` with the zlib header of RFC 9110, whose first byte ends in 8, and without it. */
const inflateEither: Inflate = (bytes, options) =>
  ((bytes[0] ?? 0) & 0x0f) === 8 ? inflateZlib(bytes, options) : inflateDeflate(bytes, options);

const INFLATE: ReadonlyMap<string, Inflate> = new Map([
  ['gzip', inflateGzip],
  ['x-gzip', inflateGzip],
  ['deflate', inflateEither],
  ['br', promisify(brotliDecompress) as Inflate],
  ['zstd', promisify(zstdDecompress) as Inflate],
]);
/** Encodings that servers name for uncompressed bodies. */
const UNCOMPRESSED = new Set(['', 'identity', 'none', 'utf-8', 'utf8']);

/** Four times zlib's default, which halves the CPU time for a list of 1 MB. */
const CHUNK_BYTES = 64 * 1024;

const refusal = () => new Failure('upstream_refused', 'body');

/** Returns the decoder for a `Content-Encoding` header; null: the body is not compressed. */
function inflaterOf(encoding: string): Inflate | null {
  const [name, ...others] = encoding
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !UNCOMPRESSED.has(word));
  if (name === undefined) return null;
  const inflater = INFLATE.get(name);
  if (!inflater || others.length > 0) throw refusal();
  return inflater;
}

async function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw refusal();
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
      throw refusal();
    });
  } finally {
    body.destroy();
  }
}
