import { z } from 'zod';
import { isId } from './is-id.ts';
import { MAX_WALL_NAME_CHARACTERS, parseWallAddress } from './wall-address.ts';
import {
  MAX_HIDDEN_MATCHES,
  MAX_PROGRAM_CHARACTERS,
  MAX_REPORTED_QUERY_CHARACTERS,
  MAX_VISIBLE_MATCHES,
  MAX_WALL_NOTICE_CHARACTERS,
  PLAIN_QUERY,
  type WallCommand,
  type WallRemoteRequest,
  type WallReport,
  type WallState,
} from './wall-relay.ts';

/** Why a body is refused: the field, by a name of the schema; empty: the body itself. */
interface BodyRefusal {
  readonly invalidField: string;
}

/** One line without characters that cannot be seen or that change the direction of the text around them. */
const PLAIN_LINE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

const line = (max: number) => z.string().refine((text) => [...text].length <= max && PLAIN_LINE.test(text));
const query = (max: number) => z.string().max(max).regex(PLAIN_QUERY);
const program = query(MAX_PROGRAM_CHARACTERS).refine((text) => parseWallAddress(text).problems.length === 0);
const whole = (max: number) => z.int().min(0).max(max);

const secret = z.string().regex(/^[0-9a-f]{32}$/);
const matchId = z.string().refine(isId);
const name = line(MAX_WALL_NAME_CHARACTERS);
const notice = line(MAX_WALL_NOTICE_CHARACTERS);
const percent = whole(100);
const wallNumber = z.int().min(1).max(1_000_000_000);
const dim = z.union([percent, z.literal('night')]);
const after = whole(1_000_000_000);

const remoteCommands = [
  z.strictObject({ type: z.literal('pin'), match: matchId }),
  z.strictObject({ type: z.literal('unpin') }),
  z.strictObject({
    type: z.literal('turn'),
    unit: z.enum(['page', 'view']),
    step: z.union([z.literal(1), z.literal(-1)]),
  }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('dim'), level: dim }),
  z.strictObject({ type: z.literal('mute') }),
  z.strictObject({ type: z.literal('unmute') }),
  z.strictObject({ type: z.literal('volume'), percent }),
  z.strictObject({ type: z.literal('odds'), isOn: z.boolean() }),
  z.strictObject({ type: z.literal('reload') }),
  z.strictObject({ type: z.literal('freeze'), notice }),
  z.strictObject({ type: z.literal('unfreeze') }),
  z.strictObject({ type: z.literal('hide'), match: matchId, notice }),
  z.strictObject({ type: z.literal('unhide'), match: matchId }),
] as const;

const operatorCommands = [
  z.strictObject({ type: z.literal('program'), query: program }),
  z.strictObject({ type: z.literal('code') }),
] as const;

export const wallCommandSchema: z.ZodType<WallCommand> = z.discriminatedUnion('type', [
  ...remoteCommands,
  ...operatorCommands,
]);

export const wallStateSchema: z.ZodType<WallState> = z.strictObject({
  view: z.string().regex(/^[a-z]{1,16}$/),
  page: whole(999),
  pages: whole(999),
  pinnedMatch: matchId.nullable(),
  isPaused: z.boolean(),
  isMuted: z.boolean(),
  volume: percent,
  dim,
  hasOdds: z.boolean(),
  isFrozen: z.boolean(),
  hiddenMatches: z.array(matchId).max(MAX_HIDDEN_MATCHES),
});

export const wallReportSchema: z.ZodType<WallReport> = z.strictObject({
  wall: secret,
  after,
  name,
  version: z.string().regex(/^[\w.+-]{1,24}$/),
  uptimeSeconds: whole(1_000_000_000),
  heapBytes: whole(1_000_000_000_000).nullable(),
  lastGoodPollAt: whole(100_000_000_000).nullable(),
  query: query(MAX_REPORTED_QUERY_CHARACTERS).nullable(),
  state: wallStateSchema,
});

const remoteSchema: z.ZodType<WallRemoteRequest> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('code'), wall: secret, after, name }),
  z.strictObject({
    do: z.literal('commands'),
    wall: secret,
    after,
    state: wallStateSchema,
    visibleMatches: z.array(matchId).max(MAX_VISIBLE_MATCHES),
  }),
  z.strictObject({ do: z.literal('unpair'), wall: secret }),
  z.strictObject({ do: z.literal('pair'), code: z.string().max(20) }),
  z.strictObject({
    do: z.literal('send'),
    key: secret,
    command: z.discriminatedUnion('type', remoteCommands),
  }),
  z.strictObject({ do: z.literal('state'), key: secret }),
  z.strictObject({ do: z.literal('leave'), key: secret }),
  z.strictObject({
    do: z.literal('operate'),
    wallNumber,
    command: wallCommandSchema,
  }),
  z.strictObject({ do: z.literal('remove'), wallNumber }),
]);

function read<T>(schema: z.ZodType<T>, body: unknown): T | BodyRefusal {
  const reading = schema.safeParse(body);
  if (reading.success) return reading.data;
  return { invalidField: reading.error.issues[0]?.path.join('.') ?? '' };
}

/** Parses the body of `POST /api/wall/remote`. */
export const readWallRemoteRequest = (body: unknown): WallRemoteRequest | BodyRefusal =>
  read(remoteSchema, body);

/** Parses the body of `POST /api/wall/report`. */
export const readWallReport = (body: unknown): WallReport | BodyRefusal => read(wallReportSchema, body);
