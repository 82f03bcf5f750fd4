import { type Comparison, compare } from './compare.ts';
import { isObjectOrArray } from './is-object.ts';
import type { Operation } from './operation.ts';
import { findOperation } from './operations.ts';
import { ContractError, isDeleted, readAnswer } from './read-answer.ts';

/** Result of checking a recorded response. Fields are counted over all of its records. */
export type AnswerCheck =
  | { kind: 'skipped'; why: string }
  | { kind: 'refused'; why: string }
  | {
      kind: 'read';
      operation: string;
      records: number;
      lost: number;
      readCount: number;
      emptyCount: number;
      omittedCount: number;
      unexplained: readonly string[];
    };

/**
 * Checks one recorded response. `file` names the operation: `fixtures.info_events_stats__anything.json`. Each record
 * is parsed on its own, with every dataset that its operation can embed, and compared with its wire form.
 */
export function checkAnswer(file: string, body: unknown): AnswerCheck {
  if (file.startsWith('error.')) return { kind: 'skipped', why: 'an error, not an answer' };
  const operation = recordedOperation(file);
  if (operation === null) return { kind: 'skipped', why: 'no operation yet' };
  return checkBody(operation, body);
}

export function checkBody(operation: Operation, body: unknown): Exclude<AnswerCheck, { kind: 'skipped' }> {
  try {
    readAnswer(operation, includesOf(operation), body);
  } catch (error) {
    if (error instanceof ContractError) return { kind: 'refused', why: error.message };
    throw error;
  }

  const wires = wireRecords(operation, body).filter((wire) => !isDeleted(wire));
  const counts = { lost: 0, readCount: 0, emptyCount: 0, omittedCount: 0 };
  const unexplained = new Set(unknownLists(operation, body));
  for (const wire of wires) {
    const comparison = checkRecord(operation, wire);
    counts.lost += comparison.lost;
    counts.readCount += comparison.readCount;
    counts.emptyCount += comparison.emptyCount;
    counts.omittedCount += comparison.omittedCount;
    // A row omits most fields on purpose, so it is also parsed as a whole match to check that these fields are
    // readable.
    const wholeComparison =
      operation.record === 'match_row' ? checkRecord({ ...operation, record: 'match' }, wire) : comparison;
    for (const path of [...comparison.unexplained, ...wholeComparison.unexplained]) unexplained.add(path);
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
  const listOperation: Operation = { ...operation, shape: 'list' };
  const { data, dropped, problems } = readAnswer(listOperation, includesOf(operation), { data: [wire] });
  const record = Array.isArray(data) ? data[0] : undefined;
  const issuePaths = problems.map(({ path }) => withoutIndexes(path));
  if (record === undefined)
    return { lost: dropped, readCount: 0, emptyCount: 0, omittedCount: 0, unexplained: issuePaths };
  const comparison = compare(operation.record, wire, record);
  return { ...comparison, lost: dropped, unexplained: [...comparison.unexplained, ...issuePaths] };
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
    const operation = findOperation(route, t);
    if (operation) return operation;
  }
  return null;
}

const TEAM_LISTS = ['next', 'current', 'last'];

/**
 * Returns the names of lists in a `last_next` response other than the three expected ones. The parser would drop them
 * silently.
 */
function unknownLists({ shape }: Operation, body: unknown): string[] {
  const data = isObjectOrArray(body) ? body['data'] : null;
  if (shape !== 'last_next' || !isObjectOrArray(data)) return [];
  return Object.keys(data).filter((name) => !TEAM_LISTS.includes(name));
}

function wireRecords({ shape }: Operation, body: unknown): readonly unknown[] {
  const data = isObjectOrArray(body) ? body['data'] : null;
  if (shape === 'list') return Array.isArray(data) ? data : [];
  if (shape === 'one') return isObjectOrArray(data) && Object.keys(data).length > 0 ? [data] : [];
  return isObjectOrArray(data) ? TEAM_LISTS.flatMap((name) => data[name] ?? []) : [];
}

/** Writes the path `events.3.minute` in the comparison's notation: `events[].minute`. */
function withoutIndexes(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/g, '[]');
}
