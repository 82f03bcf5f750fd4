import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

export interface Traffic {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** Called with every response. */
  readonly onAnswer?: (answer: { readonly status: number; readonly age: number }) => void;
}

export interface TrafficResult {
  readonly requests: number;
  /** Responses other than 200, and requests without a response. */
  readonly errors: number;
  /** Measured from when each request was due, so that a stall counts for all requests that it delayed. */
  readonly p99Ms: number;
}

const TICK_MS = 10;

/** Sends requests at a steady rate, however slow the responses are. */
export async function sendTraffic({ url, perSecond, seconds, onAnswer }: Traffic): Promise<TrafficResult> {
  const agent = new Agent({ connections: 50 });
  const latencies: number[] = [];
  let errors = 0;

  async function send(dueAt: number): Promise<void> {
    try {
      const { statusCode, headers, body } = await request(url, { dispatcher: agent });
      await body.dump();
      if (statusCode !== 200) errors += 1;
      onAnswer?.({ status: statusCode, age: Number(headers['age'] ?? 0) });
    } catch {
      errors += 1;
    }
    latencies.push(performance.now() - dueAt);
  }

  const requests = perSecond * seconds;
  const startedAt = performance.now();
  const underWay: Promise<void>[] = [];
  while (underWay.length < requests) {
    const dueCount = Math.min(
      requests,
      Math.floor(((performance.now() - startedAt) / 1_000) * perSecond) + 1,
    );
    while (underWay.length < dueCount) underWay.push(send(startedAt + (underWay.length / perSecond) * 1_000));
    await pause(TICK_MS);
  }
  await Promise.all(underWay);
  await agent.close();
  latencies.sort((a, b) => a - b);
  return { requests, errors, p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0 };
}
