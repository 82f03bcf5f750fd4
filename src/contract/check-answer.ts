import { type Comparison, compare } from './compare.ts';
import { isObjectOrArray } from './is-object.ts';
import type { Operation } from './operation.ts';
import { findOperation } from './operations.ts';
import { ContractError, isDeleted, readAnswer } from './read.ts';

/** Result of checking a recorded response. Fields are counted over all of its records. */
export type Checked =
  | { kind: 'skipped'; why: string }
  | { kind: 'refused'; why: string }
  | {
      kind: 'read';
      operation: string;
      records: number;
      lost: number;
      read: number;
      nothing: number;
      leftOut: number;
      unexplained: readonly string[];
    };

/**
 * Checks one recorded response. `file` names the operation: `fixtures.info_events_stats__anything.json`. Each record
 * is parsed on its own, with every dataset that its operation can embed, and compared with its wire form.
 */
export function checkAnswer(file: string, body: unknown): Checked {
  if (file.startsWith('error.')) return { kind: 'skipped', why: 'an error, not an answer' };
  const operation = recordedOperation(file);
  if (operation === null) return { kind: 'skipped', why: 'no operation yet' };
  return checkBody(operation, body);
}

/** Checks the response body of an operation. */
export function checkBody(operation: Operation, body: unknown): Exclude<Checked, { kind: 'skipped' }> {
  try {
    readAnswer(operation, includesOf(operation), body);
  } catch (error) {
    if (error instanceof ContractError) return { kind: 'refused', why: error.message };
    throw error;
  }

  const wires = wiresOf(operation, body).filter((wire) => !isDeleted(wire));
  const counts = { lost: 0, read: 0, nothing: 0, leftOut: 0 };
  const unexplained = new Set(strangeLists(operation, body));
  for (const wire of wires) {
    const told = checkRecord(operation, wire);
    counts.lost += told.lost;
    counts.read += told.read;
    counts.nothing += told.nothing;
    counts.leftOut += told.leftOut;
    // A row omits most fields on purpose, so it is also parsed as a whole match to check that these fields are
    // readable.
    const whole =
      operation.record === 'match_row' ? checkRecord({ ...operation, record: 'match' }, wire) : told;
    for (const path of [...told.unexplained, ...whole.unexplained]) unexplained.add(path);
  }
  const name = `${operation.route}?t=${operation.t}`;
  return {
    kind: 'read',
    operation: name,
    records: wires.length,
    ...counts,
    unexplained: [...unexplained].sort(),
  };
}

/**
 * Parses one record on its own and compares it with its wire form. Fields that cannot be parsed count as unexplained.
 */
function checkRecord(operation: Operation, wire: unknown): Comparison & { lost: number } {
  const alone: Operation = { ...operation, shape: 'list' };
  const { data, dropped, problems } = readAnswer(alone, includesOf(operation), { data: [wire] });
  const record = Array.isArray(data) ? data[0] : undefined;
  const flaws = problems.map(({ path }) => anyPlace(path));
  if (record === undefined) return { lost: dropped, read: 0, nothing: 0, leftOut: 0, unexplained: flaws };
  const comparison = compare(operation.record, wire, record);
  return { ...comparison, lost: dropped, unexplained: [...comparison.unexplained, ...flaws] };
}

function includesOf(operation: Operation): string[] {
  return operation.includes.map(({ name }) => name);
}

/**
 * Returns the operation named by the file of a recorded response. `info_events_stats` is `info` with notes on its
 * parameters: the longest selector that exists wins.
 */
export function recordedOperation(file: string): Operation | null {
  const [route = '', selector = ''] = file.split('__')[0]?.split('.') ?? [];
  const words = selector.split('_');
  for (let length = words.length; length > 0; length -= 1) {
    const t = words.slice(0, length).join('_');
    const found = findOperation(route, t);
    if (found) return found;
  }
  return null;
}

const TEAM_LISTS = ['next', 'current', 'last'];

/**
 * Returns the names of lists in a `last_next` response other than the three expected ones. The parser would drop them
 * silently.
 */
function strangeLists({ shape }: Operation, body: unknown): string[] {
  const data = isObjectOrArray(body) ? body['data'] : null;
  if (shape !== 'last_next' || !isObjectOrArray(data)) return [];
  return Object.keys(data).filter((name) => !TEAM_LISTS.includes(name));
}

function wiresOf({ shape }: Operation, body: unknown): readonly unknown[] {
  const data = isObjectOrArray(body) ? body['data'] : null;
  if (shape === 'list') return Array.isArray(data) ? data : [];
  if (shape === 'one') return isObjectOrArray(data) && Object.keys(data).length > 0 ? [data] : [];
  return isObjectOrArray(data) ? TEAM_LISTS.flatMap((name) => data[name] ?? []) : [];
}

/** Writes the path `events.3.minute` in the comparison's notation: `events[].minute`. */
function anyPlace(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/g, '[]');
}
