import { isObject } from './is-object.ts';
import { type Flaw, mend } from './mend.ts';
import type { OddsFormat, Operation, RecordKey } from './operation.ts';
import { count, flag, id, number, text } from './parse/plain.ts';
import type { RecordTypes } from './records/record-types.ts';
import { schemaOf } from './records/schema-of.ts';

/** An answer that is no answer of v2.2 at all. Its sentence holds nothing of the body. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** A flaw, and the record in which it was found. */
interface Problem extends Flaw {
  readonly record: RecordKey;
  /** The record's id where it could be read. */
  readonly id: string | null;
}

/** What an answer says of itself; the service leaves out any of it at times. */
interface Meta {
  readonly page: number | null;
  readonly pages: number | null;
  readonly count: number | null;
  readonly total: number | null;
  /** Requests left in the account's window. */
  readonly requestsLeft: number | null;
  /** Name of the account's plan. */
  readonly plan: string | null;
}

type AnyRecord = RecordTypes[RecordKey];

/** The three lists of `last_next`. */
interface LastNext<R> {
  readonly next: readonly R[];
  readonly current: readonly R[];
  readonly last: readonly R[];
}

export interface Answer {
  /** By the operation's shape: a list, one record (null: the service has none, or it is lost), or `last_next`. */
  readonly data: readonly AnyRecord[] | AnyRecord | LastNext<AnyRecord> | null;
  /** Records and entries of their lists that lacked what they require. */
  readonly dropped: number;
  readonly meta: Meta;
  /** What could not be read, at most 100 of them. */
  readonly problems: readonly Problem[];
}

const PROBLEMS_KEPT = 100;

/** Ten seasons of a league; no answer of v2.2 comes near. */
const MOST_RECORDS = 5_000;

/**
 * Reads the body of a 200 answer. `include` holds canonical names of datasets; a dataset that was not asked for
 * is not read. Throws a ContractError when the body is no v2.2 answer or has the wrong shape for the operation;
 * a record that cannot be read is dropped and counted, and never kills its list.
 *
 * @param offset hours from UTC that were asked for with `utc`: some answers tell the time and not its zone
 * @param format the notation of prices that was asked for with `odds_format`: the text `250` may be in any
 */
export function readAnswer(...request: Parameters<typeof readAnswerInSteps>): Answer {
  const steps = readAnswerInSteps(...request);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Like `readAnswer`, but one record a step, so that other work can run between two of them. */
export function* readAnswerInSteps(
  operation: Operation,
  include: readonly string[],
  body: unknown,
  offset = 0,
  format: OddsFormat = 'decimal',
): Generator<void, Answer, void> {
  const { data, meta } = envelope(body);
  if (isEmpty(data) && hasMessage(body)) throw new ContractError('The answer is empty and says why.');
  const asked = new Set(include);
  const problems: Problem[] = [];
  let dropped = 0;

  function one(bare: unknown): AnyRecord | null {
    if (isDeleted(bare)) return null;
    const wire = inZone(bare, offset);
    const { record, lost, flaws } = mend(schemaOf(operation.record, wire, asked, format), wire);
    dropped += lost + (record === null ? 1 : 0);
    for (const flaw of flaws) {
      if (problems.length < PROBLEMS_KEPT)
        problems.push({ ...flaw, record: operation.record, id: idOf(wire) });
    }
    return record;
  }

  function* list(wires: unknown): Generator<void, AnyRecord[], void> {
    if (!Array.isArray(wires)) throw new ContractError('The answer should be a list, and is not.');
    if (wires.length > MOST_RECORDS) throw new ContractError('The list is too long for an answer.');
    const records: AnyRecord[] = [];
    for (const wire of wires) {
      const record = one(wire);
      if (record !== null) records.push(record);
      yield;
    }
    return records;
  }

  function* shaped(): Generator<void, Answer['data'], void> {
    if (operation.shape === 'list') return yield* list(isEmpty(data) ? [] : data);
    if (operation.shape === 'one') return isEmpty(data) ? null : one(object(data));
    const lists = isEmpty(data) ? {} : object(data);
    return {
      next: yield* list(lists['next'] ?? []),
      current: yield* list(lists['current'] ?? []),
      last: yield* list(lists['last'] ?? []),
    };
  }

  return { data: yield* shaped(), dropped, meta, problems };
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

/** A negative number means that the allowance is exceeded: nothing is left. */
function requestsLeft(wire: unknown): number | null {
  const left = number(wire) ?? null;
  return left === null ? null : Math.max(0, Math.floor(left));
}

/** `meta.msg` is "" or null where all is well. */
function hasMessage(body: unknown): boolean {
  const meta = isObject(body) && isObject(body['meta']) ? body['meta'] : {};
  return typeof meta['msg'] === 'string' && meta['msg'].trim() !== '';
}

/** A match that the service has taken back stays on the wire for a while, marked `deleted: "1"`. */
export function isDeleted(wire: unknown): boolean {
  return isObject(wire) && flag(wire['deleted']) === true;
}

/** A record that begins at a time of no named zone, with the zone that was asked for. */
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

/** The service says "nothing" with `[]` and with `{}` where an object is due. */
function isEmpty(data: unknown): boolean {
  return data === null || (typeof data === 'object' && Object.keys(data).length === 0);
}
