import { count, finiteNumber, flag, id, text } from '#contract/parse/plain.ts';
import type { RecordTypes } from '#contract/records/record-types.ts';
import { schemaOf } from '#contract/records/schema-of.ts';
import { isObject } from './is-object.ts';
import type { OddsFormat, Operation, RecordKey } from './operation.ts';
import { type ParseIssue, repair } from './repair.ts';

/** Thrown for a body that is no v2.2 response. Its message holds nothing of the body. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** An issue and the record it was found in. */
interface Problem extends ParseIssue {
  readonly record: RecordKey;
  /** The record's id, if readable. */
  readonly id: string | null;
}

/** Metadata of a response; the service may omit any of it. */
interface Meta {
  readonly page: number | null;
  readonly pages: number | null;
  readonly count: number | null;
  readonly total: number | null;
  readonly requestsLeft: number | null;
  /** Name of the account's plan. */
  readonly plan: string | null;
}

export type AnyRecord = RecordTypes[RecordKey];

/** The three lists of `last_next`. */
interface LastNext<R> {
  readonly next: readonly R[];
  readonly current: readonly R[];
  readonly last: readonly R[];
}

export interface ParsedAnswer {
  /** By the operation's shape: a list, one record (null if there is none or it is lost), or `last_next`. */
  readonly data: readonly AnyRecord[] | AnyRecord | LastNext<AnyRecord> | null;
  /** Number of records and list entries dropped for lack of a required field. */
  readonly dropped: number;
  /** Number of records among these. */
  readonly lostRecords: number;
  readonly meta: Meta;
  /** Problems found, at most 100. */
  readonly problems: readonly Problem[];
}

const MAX_PROBLEMS = 100;

/** Ten seasons of a league; no v2.2 response comes near. */
const MAX_RECORDS = 5_000;

/**
 * Parses the body of a 200 response. `include` holds canonical names of datasets; other datasets are not parsed.
 * Throws a ContractError if the body is no v2.2 response or has the wrong shape for the operation. An unreadable
 * record is dropped and counted; the rest of the list is kept.
 *
 * @param offset hours from UTC requested with `utc`, since some responses hold local times without a zone
 * @param format notation of prices requested with `odds_format`, since the text `250` is ambiguous
 */
export function readAnswer(...request: Parameters<typeof readAnswerInSteps>): ParsedAnswer {
  const steps = readAnswerInSteps(...request);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Like `readAnswer`, but yields after each record so that other work can run in between.
 *
 * @param finish returns what becomes of a record that has been read
 */
export function* readAnswerInSteps(
  operation: Operation,
  include: readonly string[],
  body: unknown,
  offset = 0,
  format: OddsFormat = 'decimal',
  finish: (record: AnyRecord) => AnyRecord = (record) => record,
): Generator<void, ParsedAnswer, void> {
  const { data, meta } = envelope(body);
  if (isEmpty(data) && hasMessage(body)) throw new ContractError('The answer is empty and holds a message.');
  const datasets = new Set(include);
  const problems: Problem[] = [];
  let dropped = 0;
  let lostRecords = 0;

  function readOne(bare: unknown): AnyRecord | null {
    if (isDeleted(bare)) return null;
    const wire = inZone(bare, offset);
    const { record, lost, issues } = repair(schemaOf(operation.record, wire, datasets, format), wire);
    if (record === null) lostRecords += 1;
    dropped += lost + (record === null ? 1 : 0);
    for (const issue of issues) {
      if (problems.length < MAX_PROBLEMS)
        problems.push({ ...issue, record: operation.record, id: idOf(wire) });
    }
    return record && finish(record);
  }

  function* readList(wires: unknown): Generator<void, AnyRecord[], void> {
    if (!Array.isArray(wires)) throw new ContractError('The answer should be a list, and is not.');
    if (wires.length > MAX_RECORDS) throw new ContractError('The list is too long for an answer.');
    const records: AnyRecord[] = [];
    for (const wire of wires) {
      const record = readOne(wire);
      if (record !== null) records.push(record);
      yield;
    }
    return records;
  }

  function* readShape(): Generator<void, ParsedAnswer['data'], void> {
    if (operation.shape === 'list') return yield* readList(isEmpty(data) ? [] : data);
    if (operation.shape === 'one') return isEmpty(data) ? null : readOne(object(data));
    const lists = isEmpty(data) ? {} : object(data);
    return {
      next: yield* readList(lists['next'] ?? []),
      current: yield* readList(lists['current'] ?? []),
      last: yield* readList(lists['last'] ?? []),
    };
  }

  return { data: yield* readShape(), dropped, lostRecords, meta, problems };
}

function envelope(body: unknown): { data: unknown; meta: Meta } {
  if (!isObject(body) || !('data' in body))
    throw new ContractError('The answer has no data: it is not of v2.2.');
  const meta = isObject(body['meta']) ? body['meta'] : {};
  return {
    data: body['data'],
    meta: {
      page: count(meta['page']) ?? null,
      pages: count(meta['pages']) ?? null,
      count: count(meta['count']) ?? null,
      total: count(meta['total']) ?? null,
      requestsLeft: requestsLeft(meta['requests_left']),
      plan: text(meta['plan']) ?? null,
    },
  };
}

/** A negative number means that the allowance is exceeded, so nothing is left. */
function requestsLeft(wire: unknown): number | null {
  const remaining = finiteNumber(wire) ?? null;
  return remaining === null ? null : Math.max(0, Math.floor(remaining));
}

/** `meta.msg` is "" or null in a successful response. */
function hasMessage(body: unknown): boolean {
  const meta = isObject(body) && isObject(body['meta']) ? body['meta'] : {};
  return typeof meta['msg'] === 'string' && meta['msg'].trim() !== '';
}

/** A deleted match stays on the wire for a while, marked `deleted: "1"`. */
export function isDeleted(wire: unknown): boolean {
  return isObject(wire) && flag(wire['deleted']) === true;
}

/** Adds the requested zone to a record whose start time has none. */
function inZone(wire: unknown, offset: number): unknown {
  if (offset === 0 || !isObject(wire) || !('startdate' in wire)) return wire;
  return { ...wire, timezone: `UTC${offset > 0 ? '+' : ''}${offset}` };
}

function idOf(wire: unknown): string | null {
  return (isObject(wire) ? id(wire['id']) : null) ?? null;
}

function object(data: unknown): Record<string, unknown> {
  if (!isObject(data)) throw new ContractError('The answer should be an object, and is not.');
  return data;
}

/** The service sends `[]` as well as `{}` for a missing object. */
function isEmpty(data: unknown): boolean {
  return data === null || (typeof data === 'object' && Object.keys(data).length === 0);
}
