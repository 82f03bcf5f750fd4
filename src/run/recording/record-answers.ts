import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitAsk, type StopReason } from '#contract/walk/limited-ask.ts';
import type { Step } from '#contract/walk/steps.ts';
import { type Ask, walk } from '#contract/walk/walk.ts';
import { fileNameOf, INSTANT_FILE } from './file-name.ts';

interface RecordingOptions {
  readonly folder: string;
  /** Time of the recording, epoch ms: a replay starts its clock there. */
  readonly now: number;
  readonly steps: readonly Step[];
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
export async function recordAnswers(ask: Ask, options: RecordingOptions): Promise<Recording> {
  const { folder, now, steps, maxRequests, scrub } = options;
  mkdirSync(folder, { recursive: true });
  const limited = limitAsk(ask, maxRequests);
  const files: string[] = [];
  for await (const { operation, asked } of walk(limited.ask, steps)) {
    if (asked?.reply.status !== 200) continue;
    const file = fileNameOf(operation, asked.question);
    writeFileSync(join(folder, file), `${JSON.stringify(scrub(asked.reply.body), null, 2)}\n`);
    files.push(file);
  }
  if (files.length > 0) writeFileSync(join(folder, INSTANT_FILE), `${new Date(now).toISOString()}\n`);
  return { files, requests: limited.requests, stopped: limited.stopped };
}
