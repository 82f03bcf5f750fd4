import { z } from 'zod';
import { wallCommandSchema, wallReportSchema, wallStateSchema } from '#contract/read-wall-request.ts';
import type { WallReport, WallState } from '#contract/wall-relay.ts';
import { type CommandLog, createCommandLog } from './command-log.ts';

const MAX_RECORD_LENGTH = 100_000;

/** What a wall last reported, without the secret by which it is known. */
type LastReport = Omit<WallReport, 'wall' | 'after' | 'state' | 'name'> & { readonly at: number };

/** A remote or a code by the hash of its secret. */
export interface Ticket {
  readonly hash: string;
  readonly endsAt: number;
}

/** A wall; its instants are ms of a clock that all processes share. */
export interface Wall {
  readonly number: number;
  readonly log: CommandLog;
  /** Whether it has ever had a code, a remote or an operator's command. */
  isClaimed: boolean;
  /** The one that was used last stands last. */
  remotes: readonly Ticket[];
  code: Ticket | null;
  name: string;
  /** Number of the last command that its page has done. */
  after: number;
  /** Time of its last request. */
  seenAt: number;
  lastReport: LastReport | null;
  state: WallState | null;
  visibleMatches: readonly string[];
}

const ticketSchema = z.object({ hash: z.string().max(64), endsAt: z.number() });

const recordSchema = z.object({
  number: z.int().min(1),
  log: z.object({
    lastNumber: z.int().min(0),
    commands: z
      .array(
        z.object({
          number: z.int().min(1),
          command: wallCommandSchema,
          at: z.number(),
          previousQuery: z.string().nullable(),
          isDelivered: z.boolean(),
        }),
      )
      .max(100),
  }),
  /** Records of earlier versions do not say it. */
  isClaimed: z.boolean().default(true),
  remotes: z.array(ticketSchema).max(20),
  code: ticketSchema.nullable(),
  name: z.string().max(200),
  after: z.int().min(0),
  seenAt: z.number(),
  /** A whole report, since its fields stand in one schema: those of the wall itself are made up. */
  lastReport: z.object({ at: z.number(), report: wallReportSchema }).nullable(),
  state: wallStateSchema.nullable(),
  visibleMatches: z.array(z.string().max(32)).max(100),
});

const NO_SECRET = '0'.repeat(32);

/** @param now the clock of all instants */
export function newWall(number: number, now: () => number): Wall {
  return {
    number,
    log: createCommandLog(now),
    isClaimed: false,
    remotes: [],
    code: null,
    name: '',
    after: 0,
    seenAt: 0,
    lastReport: null,
    state: null,
    visibleMatches: [],
  };
}

/** Parses the record of a wall; null: there is none, or it is damaged. */
export function readWall(text: string | null, now: () => number): Wall | null {
  if (text === null || text.length > MAX_RECORD_LENGTH) return null;
  try {
    const { log, lastReport, ...wall } = recordSchema.parse(JSON.parse(text));
    if (lastReport === null) return { ...wall, log: createCommandLog(now, log), lastReport };
    const { wall: _, after: __, state: ___, name: ____, ...report } = lastReport.report;
    return { ...wall, log: createCommandLog(now, log), lastReport: { ...report, at: lastReport.at } };
  } catch {
    return null;
  }
}

/** Returns the record of a wall. */
export function writeWall({ log, lastReport, ...wall }: Wall): string {
  if (lastReport === null || wall.state === null)
    return JSON.stringify({ ...wall, log: log.saved, lastReport: null });
  const { at, ...fields } = lastReport;
  const report = { wall: NO_SECRET, after: 0, name: '', state: wall.state, ...fields };
  return JSON.stringify({ ...wall, log: log.saved, lastReport: { at, report } });
}
