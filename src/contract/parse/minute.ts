import { isNothing, type Reader } from './reader.ts';

/** A minute of play; `extra` is the minute of stoppage time after it, null if the wire has none. */
export interface Minute {
  readonly minute: number;
  readonly extra: number | null;
}

const MAX_MINUTE = 150;

const MINUTE = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?'?$/;

/** Parses `"58"`, `"92"`, `90` or `"45+2"`; null before kick-off and without a running clock. */
export const minute: Reader<Minute> = (wire) => {
  if (isNothing(wire)) return null;
  const parts =
    typeof wire === 'string' || typeof wire === 'number' ? MINUTE.exec(String(wire).trim()) : null;
  if (!parts) return undefined;
  const [minute, extra] = [Number(parts[1]), Number(parts[2] ?? 0)];
  return minute + extra > MAX_MINUTE ? undefined : { minute, extra: parts[2] === undefined ? null : extra };
};
