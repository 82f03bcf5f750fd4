import { parseJson } from '#web/format/parse-json.ts';

/** An answer of the proxy as it came, for whoever wants to see it. */
export interface RawAnswer {
  readonly path: string;
  readonly status: number;
  /** By their names in lower case, in the order of the alphabet. */
  readonly headers: ReadonlyMap<string, string>;
  /** The body as JSON; its text where it is none. */
  readonly body: unknown;
  /** Characters of the body, unpacked. */
  readonly size: number;
  /** From the question to the last byte, ms. */
  readonly took: number;
}

/**
 * Asks the proxy past every cache of the browser.
 *
 * @throws {TypeError} where there is no answer, and the signal's reason where it was called off
 */
export async function askRaw(path: string, signal: AbortSignal): Promise<RawAnswer> {
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
