import * as z from 'zod';
import type { Reader } from '#contract/parse/reader.ts';

/** Makes every object of a record read-only, since cached records are shared between requests. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

/** A field that may be null. An unreadable value is an issue with its path. */
export function optional<T>(reader: Reader<T>) {
  return z.transform((wire: unknown, context): T | null => {
    const value = reader(wire);
    if (value === undefined) context.issues.push({ code: 'custom', message: 'cannot be read', input: wire });
    return value ?? null;
  });
}

/** A field whose absence drops the record around it. */
export function required<T>(reader: Reader<T>) {
  return z.transform((wire: unknown, context): T => {
    const value = reader(wire);
    if (value !== undefined && value !== null) return value;
    context.issues.push({ code: 'custom', message: 'is required', input: wire });
    return z.NEVER;
  });
}

/** An object whose absence means that all its fields are null. */
export function section<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.preprocess((wire) => wire ?? {}, z.object(shape));
}

/** Entries of a list inside a record; no list of v2.2 comes near. */
const MAX_ENTRIES = 500;

/** Makes `repair` cut a longer list: a flood would make the answer too large to be sent. */
function checkLength(wire: unknown, maximum: number, { issues }: z.core.ParsePayload): void {
  if (Array.isArray(wire) && wire.length > maximum)
    issues.push({ code: 'too_big', origin: 'array', maximum, input: wire });
}

/** A dataset embedded by `include`; undefined if the response has none. */
export function dataset<Entry extends z.ZodType>(entry: Entry) {
  return z
    .preprocess((wire, context) => {
      checkLength(wire, MAX_ENTRIES, context);
      return wire ?? undefined;
    }, z.array(entry).optional())
    .optional();
}

/** Like `dataset`, but drops the entries that `isIncluded` refuses without parsing them. */
export function filteredDataset<Entry extends z.ZodType>(
  entry: Entry,
  isIncluded: (wire: unknown) => boolean,
) {
  return z.preprocess(
    // Dropped entries keep their index, so that issue paths match the wire.
    (wire) => (Array.isArray(wire) ? wire.map((each) => (isIncluded(each) ? each : undefined)) : wire),
    dataset(entry.optional()).transform((entries) => entries?.filter((each) => each !== undefined)),
  );
}

/** A list that is always present; empty if missing on the wire. */
export function arrayOf<Entry extends z.ZodType>(entry: Entry, maxEntries = MAX_ENTRIES) {
  return z.preprocess((wire, context) => {
    checkLength(wire, maxEntries, context);
    return wire ?? [];
  }, z.array(entry));
}
