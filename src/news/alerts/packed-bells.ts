import { isObject } from '#contract/is-object.ts';
import { ALERT_KINDS, type AlertKind, type Bells } from './alert-kinds.ts';

/** Bells as they are sent and stored, in a quarter of their bytes: a bit for each kind, in the order of `ALERT_KINDS`. */
type PackedBells = Readonly<Record<string, number>>;

const bitOf = (kind: AlertKind) => 1 << ALERT_KINDS.indexOf(kind);

export const packBells = (bells: Bells): PackedBells =>
  Object.fromEntries(
    Object.entries(bells).map(([key, kinds]) => [key, kinds.reduce((bits, kind) => bits | bitOf(kind), 0)]),
  );

/** Returns JSON for `bellsIn`; kinds that are written out, as earlier versions stored them, stay as they are. */
export function unpackBells(json: unknown): unknown {
  if (!isObject(json)) return json;
  const kindsOf = (kinds: unknown) =>
    typeof kinds === 'number' ? ALERT_KINDS.filter((kind) => kinds & bitOf(kind)) : kinds;
  return Object.fromEntries(Object.entries(json).map(([key, kinds]) => [key, kindsOf(kinds)]));
}
