import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crawl, type SendRequest } from '#contract/crawl/crawl.ts';
import type { CrawlStep } from '#contract/crawl/crawl-steps.ts';
import { fileNameOf, INSTANT_FILE } from '#run/recording/file-name.ts';
import { limitRequests, type StopReason } from '#tools/crawl/limit-requests.ts';

interface RecordingOptions {
  readonly folder: string;
  /** Time of the recording, epoch ms: a replay starts its clock there. */
  readonly now: number;
  readonly steps: readonly CrawlStep[];
  readonly maxRequests: number;
  /** Removes the account from a body. */
  readonly scrub: (body: unknown) => unknown;
}

interface Recording {
  /** Names of the written files. */
  readonly files: readonly string[];
  readonly requests: number;
  readonly stopped: StopReason | null;
}

/** Requests the given steps and writes each answer with status 200 to a file. */
export async function recordAnswers(ask: SendRequest, options: RecordingOptions): Promise<Recording> {
  const { folder, now, steps, maxRequests, scrub } = options;
  mkdirSync(folder, { recursive: true });
  const limitedRequests = limitRequests(ask, maxRequests);
  const files: string[] = [];
  for await (const { operation, exchange } of crawl(limitedRequests.send, steps)) {
    if (exchange?.reply.status !== 200) continue;
    const file = fileNameOf(operation, exchange.parameters);
    writeFileSync(join(folder, file), `${JSON.stringify(scrub(exchange.reply.body), null, 2)}\n`);
    files.push(file);
  }
  if (files.length > 0) writeFileSync(join(folder, INSTANT_FILE), `${new Date(now).toISOString()}\n`);
  return { files, requests: limitedRequests.requests, stopped: limitedRequests.stopped };
}
