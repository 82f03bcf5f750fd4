/** A push service that takes everything; a process of its own, so that its CPU time is not the sender's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What has come so far; a burst is what comes with pauses of less than half a second. */
export interface Received {
  readonly messages: number;
  readonly bytes: number;
  readonly longestBurstMs: number;
}

const BURST_PAUSE_MS = 500;
const received = { messages: 0, bytes: 0, longestBurstMs: 0 };
let [burstFrom, lastAt] = [0, Number.NEGATIVE_INFINITY];

const server = createServer(async (request, response) => {
  for await (const chunk of request) received.bytes += chunk.length;
  const now = performance.now();
  if (now - lastAt > BURST_PAUSE_MS) burstFrom = now;
  lastAt = now;
  received.messages += 1;
  received.longestBurstMs = Math.max(received.longestBurstMs, now - burstFrom);
  response.writeHead(201).end();
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(received));
process.once('disconnect', () => process.exit(0));
