import { isObject, isObjectOrArray } from './is-object.ts';
import { isZeroUnknown, OMITTED_FIELDS, type OmittedField } from './omitted-fields.ts';
import type { RecordKey } from './operation.ts';
import { isNothing } from './parse/reader.ts';
import { byGroup } from './records/standings.ts';

const KITS = Object.fromEntries(
  ['home', 'away'].flatMap((side) =>
    ['main', 'second', 'number', 'gk_main', 'gk_second', 'gk_number'].map((part) => [
      `teams.${side}.kit_colors.${side}_${part}_color`,
      part,
    ]),
  ),
);

/** The instant of a price in a market. */
const UPDATES = (place: string) => ({ [`${place}.last_update.date`]: 'timestamp' });
const PRICES = (markets: string) => ({
  ...UPDATES(`${markets}bookmakers[].odds.data`),
  ...UPDATES(`${markets}bookmakers[].odds.data[]`),
});
const DATASETS = { ...PRICES('odds_prematch[].'), ...PRICES('odds_inplay[].') };

/** Wire fields that have another name in the record: path from the object that holds them. */
const RENAMED_FIELDS: Readonly<Partial<Record<RecordKey, Readonly<Record<string, string>>>>> = {
  match_row: { ...KITS, ...DATASETS },
  match: { ...KITS, ...DATASETS },
  odds_market: PRICES(''),
  odds_history: UPDATES('markets[].odds[]'),
  // The list of all competitions is flat; info, sort and a country's list are not.
  league: {
    current_season_id: 'id_current_season',
    current_stage_id: 'id_current_stage',
    current_round_id: 'id_current_round',
    continent_id: 'continent.id',
    continent_name: 'continent.name',
    country_id: 'country.id',
    country_name: 'country.name',
    cc: 'country.cc',
  },
  referee: { birthdate: 'birthday' },
};

/** Counts of a record's wire fields by what happened to them. */
export interface Comparison {
  readonly readCount: number;
  /** Null or empty on the wire. */
  readonly emptyCount: number;
  /** Listed in omitted-fields.ts. */
  readonly omittedCount: number;
  /** Paths that are filled on the wire, absent from the record and not on the list; `[]` stands for any index. */
  readonly unexplained: readonly string[];
}

/** Compares a record with its wire form, field by field of the wire. */
export function compare(key: RecordKey, wire: unknown, record: unknown): Comparison {
  const rules = OMITTED_FIELDS[key];
  const newNames = RENAMED_FIELDS[key] ?? {};
  const unexplained = new Set<string>();
  const counts = { readCount: 0, emptyCount: 0, omittedCount: 0 };

  function omissionOf(path: string, value: unknown): OmittedField | undefined {
    return rules.find(
      (rule) => rule.path === path && (rule.ofRecord?.(record) ?? true) && (rule.ofValue?.(value) ?? true),
    );
  }

  function compareValue(path: string, value: unknown, recordValue: unknown): void {
    if (isNothing(value) || isEmpty(value) || (isZeroUnknown(path) && Number(value) === 0))
      counts.emptyCount += 1;
    else if (Array.isArray(value)) compareList(path, value, recordValue);
    // The wire may send a single object where the record has a list of one.
    else if (isObjectOrArray(value))
      compareObject(path, value, Array.isArray(recordValue) ? recordValue[0] : recordValue);
    else if (hasValue(recordValue)) counts.readCount += 1;
    else {
      const rule = omissionOf(path, value);
      const isReadable = rule?.as === undefined || rule.as(value) !== undefined;
      if (rule && isReadable) counts.omittedCount += 1;
      else unexplained.add(path);
    }
  }

  function compareList(path: string, values: readonly unknown[], recordValue: unknown): void {
    // Omitted entries are not in the record's list, so they must not count towards indexes.
    const remaining = values.filter((value) => !omissionOf(`${path}[]`, value));
    counts.omittedCount += values.length - remaining.length;
    remaining.forEach((value, index) => {
      compareValue(`${path}[]`, value, Array.isArray(recordValue) ? recordValue[index] : undefined);
    });
  }

  function compareObject(path: string, value: object, recordValue: unknown): void {
    for (const [name, field] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      const other = newNames[at];
      compareValue(at, field, other === undefined ? memberOf(recordValue, name) : get(recordValue, other));
    }
  }

  if (key === 'standings') compareValue('', flatWire(wire), flatRecord(record));
  else compareValue('', wire, record);
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
function hasValue(value: unknown): boolean {
  if (isObjectOrArray(value)) return Object.values(value).some(hasValue);
  return value !== null && value !== undefined;
}

function isEmpty(value: unknown): boolean {
  return isObjectOrArray(value) && Object.keys(value).length === 0;
}
