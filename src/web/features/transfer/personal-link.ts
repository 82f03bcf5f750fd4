import { MY } from '#web/navigation/addresses.ts';
import { ownPersonal } from '#web/settings/personal.ts';
import { importHash } from './import-hash.ts';
import { type Import, MAX_FILE_BYTES, type Refusal, readPersonal, writePersonal } from './personal-file.ts';

/** Longer links make codes that cameras do not read. */
const MAX_LINK_BYTES = 2048;

type Transform = CompressionStream | DecompressionStream;

/** Sends bytes through a compression; null if they are damaged, or become more than `maxBytes`. */
async function transformed(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: Transform,
  maxBytes: number,
) {
  const writer = writable.getWriter();
  const ignoreFailure = () => {}; // the reader has it, too
  writer.write(bytes).catch(ignoreFailure);
  writer.close().catch(ignoreFailure);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value);
      size += step.value.length;
      if (size > maxBytes) {
        void reader.cancel().catch(ignoreFailure);
        return null;
      }
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Returns text for an address: base64 with the characters that need no escape. */
const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * Returns a link that brings the viewer's follows and settings to the browser that opens it, after `#`, so that no server
 * receives them. Null if it would be longer than a code can carry.
 *
 * @param site address of the pages: `https://scores.example`
 */
export async function personalLink(site: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(writePersonal(ownPersonal(true)));
  const packed = await transformed(bytes, new CompressionStream('deflate-raw'), MAX_LINK_BYTES);
  const link = packed && `${site}${MY}${importHash(toBase64Url(packed))}`;
  return link && link.length <= MAX_LINK_BYTES ? link : null;
}

/** Reads what a link brings. */
export async function readLink(data: string): Promise<Import | Refusal> {
  const packed = fromBase64Url(data);
  const bytes = packed && (await transformed(packed, new DecompressionStream('deflate-raw'), MAX_FILE_BYTES));
  return bytes ? readPersonal(new TextDecoder().decode(bytes)) : 'unreadable';
}
