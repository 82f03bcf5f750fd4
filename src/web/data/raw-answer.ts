import { parseJson } from '#contract/parse/parse-json.ts';

/** A response of the proxy as it came, for the console. */
export interface RawAnswer {
  readonly path: string;
  readonly status: number;
  /** By lower-case name, in alphabetical order. */
  readonly headers: ReadonlyMap<string, string>;
  /** The parsed JSON body, or its text if it is not JSON. */
  readonly body: unknown;
  /** Characters of the decompressed body. */
  readonly size: number;
  /** From the request to the last byte, ms. */
  readonly took: number;
}

/**
 * Sends a request to the proxy, bypassing the browser's cache.
 *
 * @throws {TypeError} without a response, or the signal's reason if it was cancelled
 */
export async function fetchRaw(path: string, signal: AbortSignal): Promise<RawAnswer> {
  const from = performance.now();
  const response = await fetch(path, { cache: 'no-store', signal });
  const text = await response.text();
  const took = performance.now() - from;
  return {
    path,
    status: response.status,
    headers: new Map([...response.headers].toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    body: parseJson(text, text),
    size: text.length,
    took,
  };
}
