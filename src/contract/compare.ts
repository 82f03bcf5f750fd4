import { isObject, isObjectOrArray } from './is-object.ts';
import { LEFT_OUT, type LeftOut, zeroIsNothing } from './left-out.ts';
import type { RecordKey } from './operation.ts';
import { isNothing } from './parse/reader.ts';
import { byGroup } from './records/standings.ts';
import { RENAMED } from './renamed.ts';

/** Counts of a record's wire fields by what happened to them. */
export interface Comparison {
  readonly read: number;
  /** Null or empty on the wire. */
  readonly nothing: number;
  /** Listed in omitted-fields.ts. */
  readonly leftOut: number;
  /** Paths that are filled on the wire, absent from the record and not on the list; `[]` stands for any index. */
  readonly unexplained: readonly string[];
}

/** Compares a record with its wire form, field by field of the wire. */
export function compare(key: RecordKey, wire: unknown, record: unknown): Comparison {
  const rules = LEFT_OUT[key];
  const renamed = RENAMED[key] ?? {};
  const unexplained = new Set<string>();
  const counts = { read: 0, nothing: 0, leftOut: 0 };

  function leftOut(path: string, value: unknown): LeftOut | undefined {
    return rules.find(
      (rule) => rule.path === path && (rule.ofRecord?.(record) ?? true) && (rule.ofValue?.(value) ?? true),
    );
  }

  function walk(path: string, value: unknown, kept: unknown): void {
    if (isNothing(value) || isEmpty(value) || (zeroIsNothing(path) && Number(value) === 0))
      counts.nothing += 1;
    else if (Array.isArray(value)) walkList(path, value, kept);
    // The wire may send a single object where the record has a list of one.
    else if (isObjectOrArray(value)) walkObject(path, value, Array.isArray(kept) ? kept[0] : kept);
    else if (saysSomething(kept)) counts.read += 1;
    else {
      const rule = leftOut(path, value);
      const isReadable = rule?.as === undefined || rule.as(value) !== undefined;
      if (rule && isReadable) counts.leftOut += 1;
      else unexplained.add(path);
    }
  }

  function walkList(path: string, values: readonly unknown[], kept: unknown): void {
    // Omitted entries are not in the record's list, so they must not count towards indexes.
    const told = values.filter((value) => !leftOut(`${path}[]`, value));
    counts.leftOut += values.length - told.length;
    told.forEach((value, index) => {
      walk(`${path}[]`, value, Array.isArray(kept) ? kept[index] : undefined);
    });
  }

  function walkObject(path: string, value: object, kept: unknown): void {
    for (const [name, field] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      const other = renamed[at];
      walk(at, field, other === undefined ? memberOf(kept, name) : get(kept, other));
    }
  }

  if (key === 'standings') walk('', flatWire(wire), flatRecord(record));
  else walk('', wire, record);
  return { ...counts, unexplained: [...unexplained] };
}

/** Flattens standings to one list of rows on both sides, since the wire has two shapes for them. */
function flatWire(wire: unknown): unknown {
  if (!isObjectOrArray(wire) || !Array.isArray(wire['standings'])) return wire;
  const rows = wire['standings'];
  return {
    ...wire,
    standings: rows.some(Array.isArray) ? rows.flat() : byGroup(rows.filter(isObjectOrArray)).flat(),
  };
}

function flatRecord(record: unknown): unknown {
  const tables = isObjectOrArray(record) && Array.isArray(record['tables']) ? record['tables'] : [];
  return isObjectOrArray(record)
    ? { ...record, standings: tables.flatMap((table) => get(table, 'rows')) }
    : record;
}

function get(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(memberOf, value);
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/**
 * Returns whether any part of the value is set. A minute or score is one text on the wire and several numbers in a
 * record.
 */
function saysSomething(kept: unknown): boolean {
  if (isObjectOrArray(kept)) return Object.values(kept).some(saysSomething);
  return kept !== null && kept !== undefined;
}

function isEmpty(value: unknown): boolean {
  return isObjectOrArray(value) && Object.keys(value).length === 0;
}
