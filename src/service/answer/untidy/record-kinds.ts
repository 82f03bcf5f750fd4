import { isObject } from '#contract/is-object.ts';
import { below, stream } from '#service/engine/streams.ts';
import { hashText } from './hash-text.ts';

/** Changes any record; returns the same one where the kind finds nothing to change. */
export type RecordKind = (record: unknown, key: number) => unknown;

/** Fields that no record needs. */
const OPTIONAL = new Set(
  [
    'referee_id week attendance venue_id weather_report assistants standings short_code form kit_colors img',
    'country_code country_flag round_name group_name stage_name status_period info related_id ht_score coach_id',
    'formation order number captain position position_name weight height age birthday foot market_value shirtnumber',
    'reason extra_minute timestamp recent_form result capacity address surface lat long founded twitter website',
    'channel_url last_update handicap minutes_played substituted_in penalties firstname coach country continent',
  ].flatMap((line) => line.split(' ')),
);

/** Returns the ways in which a feed leaves a value out. */
function nothingsFor(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [null, [], undefined];
  return isObject(value) || value === null ? [null, undefined] : [null, '', '-', undefined];
}

/** Fields whose numbers are text in another operation, or the other way round. */
const EITHER_TYPE =
  /(?:^|_)(?:id|ids)$|^(?:minute|status|home_score|away_score|extra_minute|number|order|weight|height|points|position|games_played|won|draw|lost|week|captain|own_goal|penalty|attendance|market_value|pos|assists)$/;

type Change = (value: unknown, name: string, path: number) => unknown;

/** Applies a change to every field of a record, those of its parts first. */
function mapFields(value: unknown, path: number, change: Change): unknown {
  if (Array.isArray(value)) return value.map((entry, i) => mapFields(entry, (path * 31 + i) >>> 0, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const own = (path * 31 + hashText(name)) >>> 0;
      return [name, change(mapFields(field, own, change), name, own)];
    }),
  );
}

const hasNumbersOnly = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);

export const fieldsNull: RecordKind = (record, key) =>
  mapFields(record, 1, (value, name, path) => {
    const own = stream(key, path, 1);
    if (!OPTIONAL.has(name) || below(own, 0, 3) > 0) return value;
    const nothings = nothingsFor(value);
    return nothings[below(own, 1, nothings.length)];
  });

export const numbersText: RecordKind = (record) =>
  mapFields(record, 1, (value, name) => {
    if (!EITHER_TYPE.test(name)) return value;
    if (Array.isArray(value))
      return value.map((entry) => (hasNumbersOnly(entry) ? Number(entry) : String(entry)));
    if (typeof value === 'number') return String(value);
    if (typeof value === 'boolean') return value ? '1' : '0';
    return hasNumbersOnly(value) ? Number(value) : value;
  });
