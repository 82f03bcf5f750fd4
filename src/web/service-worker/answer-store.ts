import { oldAnswer, type Reason, storable, storedFacts } from './old-answer.ts';

/** What the stored answers may take. A Saturday's list with events has 2 MB. */
const BOUNDS = { maxAnswers: 120, maxBytes: 16_000_000, maxAnswerBytes: 4_000_000 };

/** An unchanged answer is written again after this time only, which spares the device's storage. */
const REWRITE_MS = 60_000;

interface Options {
  readonly open: () => Promise<Cache>;
  /** The device's time, epoch ms. */
  readonly now: () => number;
  readonly bounds?: typeof BOUNDS;
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** Creates the store of the last answer of each address. The one that was written longest ago is dropped first. */
export function createAnswerStore({ open, now, bounds = BOUNDS }: Options) {
  let index: Promise<Map<string, ReturnType<typeof storedFacts>>> | undefined;
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function readIndex() {
    const cache = await open();
    const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
    return new Map(
      requests.flatMap(({ url }, at) => responses.slice(at, at + 1).map((one) => [url, storedFacts(one)])),
    );
  }

  async function write(url: string, response: Response, body: ArrayBuffer): Promise<void> {
    index ??= readIndex();
    const [cache, entries] = await Promise.all([open(), index]);
    const drop = async (one: string) => {
      entries.delete(one);
      await cache.delete(one);
    };
    const previous = entries.get(url);
    const etag = response.headers.get('etag');
    if (previous && etag !== null && previous.etag === etag && now() - previous.at < REWRITE_MS) return;
    // The newer answer takes its place, or none: an old one must not outlive what the page has shown since.
    if (previous) await drop(url);
    if (body.byteLength > bounds.maxAnswerBytes) return;
    let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, body.byteLength);
    for (const [oldest, entry] of entries) {
      if (bytes <= bounds.maxBytes && entries.size < bounds.maxAnswers) break;
      bytes -= entry.bytes;
      await drop(oldest);
    }
    const stored = storable(response, body, now());
    const facts = storedFacts(stored);
    await cache.put(url, stored);
    entries.set(url, facts);
  }

  return {
    /** Stores an answer that the network gave; without room for it, nothing. */
    async put(url: string, response: Response): Promise<void> {
      // An answer that was cut off is no answer.
      const body = await response.arrayBuffer().catch(() => null);
      if (!body) return;
      // What is stored after a failure is read anew.
      lastWrite = lastWrite
        .then(() => write(url, response, body))
        .catch(() => {
          index = undefined;
        });
      await lastWrite;
    },
    /** Returns the last answer of an address, dated. */
    async get(url: string, reason: Reason): Promise<Response | undefined> {
      const cache = await open().catch(() => null);
      const stored = await cache?.match(url);
      return stored && oldAnswer(stored, now(), reason);
    },
  };
}
