import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { Failure } from '#bff/failure.ts';

function inflated(body: Readable, encoding: string): Readable {
  if (encoding === 'identity') return body;
  if (encoding !== 'gzip' && encoding !== 'br') throw new Failure('upstream_refused', 'body');
  const inflater = encoding === 'gzip' ? createGunzip() : createBrotliDecompress();
  body.once('error', (error) => inflater.destroy(error));
  return body.pipe(inflater);
}

/**
 * Reads a body to its end, inflating as it goes, and counts what comes out: a few hundred kilobytes on the
 * wire can be hundreds of megabytes, so the length on the wire says nothing.
 *
 * @param most bytes; one more and the rest is not read
 */
export async function readBody(body: Readable, encoding: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const source = inflated(body, encoding);
    for await (const chunk of source as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) {
        source.destroy();
        throw new Failure('upstream_refused', 'body');
      }
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks, length);
}
