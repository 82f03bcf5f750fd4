import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { createDice } from '#contract/testing/dice.ts';
import { type PollAnswer, startViewer, type Tabs } from './viewer.ts';

/** As many as a proxy in front keeps open. */
const CONNECTIONS = 128;
/** Status line and headers of an answer, which HTTP/2 would compress. */
const headerBytesOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 19);

export interface CrowdResult {
  readonly requests: number;
  readonly notModified: number;
  readonly errors: number;
  /** Bodies on the wire. */
  readonly bodyBytes: number;
  readonly headerBytes: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Lets viewers arrive over `arrivalMs`, each at one of the addresses, and counts what they receive for `measuredMs` after that. */
export async function sendCrowd(
  addresses: readonly string[],
  tabs: Tabs,
  viewers: number,
  arrivalMs: number,
  measuredMs: number,
): Promise<CrowdResult> {
  const agent = new Agent({ connections: CONNECTIONS });
  const dice = createDice(20);
  const end = new AbortController();
  const counts = { requests: 0, notModified: 0, errors: 0, bodyBytes: 0, headerBytes: 0 };
  const latencies: number[] = [];
  let isMeasured = false;

  const sendTo =
    (address: string) =>
    async (path: string, etag: string | null): Promise<PollAnswer | null> => {
      const startedAt = performance.now();
      try {
        const headers = { 'accept-encoding': 'br', ...(etag && { 'if-none-match': etag }) };
        const response = await request(address + path, { dispatcher: agent, headers });
        const bytes = (await response.body.arrayBuffer()).byteLength;
        const { statusCode: status } = response;
        if (isMeasured) {
          counts.requests += 1;
          counts.bodyBytes += bytes;
          counts.headerBytes += headerBytesOf(response.headers);
          if (status === 304) counts.notModified += 1;
          if (status !== 200 && status !== 304) counts.errors += 1;
          latencies.push(performance.now() - startedAt);
        }
        const maxAge = /\bmax-age=(\d+)/.exec(String(response.headers['cache-control']))?.[1];
        return maxAge === undefined
          ? null
          : { etag: String(response.headers['etag']), maxAgeMs: Number(maxAge) * 1_000 };
      } catch {
        if (isMeasured) counts.errors += 1;
        return null;
      }
    };

  for (let viewer = 0; viewer < viewers; viewer += 1) {
    const address = addresses[viewer % addresses.length] as string;
    const start = () => startViewer(tabs, dice, sendTo(address), end.signal);
    setTimeout(start, dice.below(Math.max(1, arrivalMs)));
  }
  await pause(arrivalMs);
  isMeasured = true;
  await pause(measuredMs);
  isMeasured = false;
  end.abort();
  await agent.destroy();
  latencies.sort((a, b) => a - b);
  const percentile = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { ...counts, p50Ms: percentile(0.5), p99Ms: percentile(0.99) };
}
