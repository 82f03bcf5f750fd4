import * as z from 'zod';
import type { Reader } from '#contract/parse/reader.ts';

/** Every object of a record is handed out read only: a record is shared by whoever asks for the same answer. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

/** A field that may say nothing: null then. What cannot be read is an issue with its path. */
export function optional<T>(read: Reader<T>) {
  return z.transform((wire: unknown, context): T | null => {
    const value = read(wire);
    if (value === undefined) context.issues.push({ code: 'custom', message: 'cannot be read', input: wire });
    return value ?? null;
  });
}

/** A field without which the record around it is lost. */
export function required<T>(read: Reader<T>) {
  return z.transform((wire: unknown, context): T => {
    const value = read(wire);
    if (value !== undefined && value !== null) return value;
    context.issues.push({ code: 'custom', message: 'is required', input: wire });
    return z.NEVER;
  });
}

/** An object of fields whose absence means that all of them say nothing. */
export function section<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.preprocess((wire) => wire ?? {}, z.object(shape));
}

/** A dataset that came by `include`: absent where the service told none. */
export function dataset<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry)
    .nullish()
    .transform((entries) => entries ?? undefined)
    .optional();
}

/** Like `dataset`, without the entries that `isKept` refuses, which are not parsed. */
export function datasetOf<Entry extends z.ZodType>(entry: Entry, isKept: (wire: unknown) => boolean) {
  return z.preprocess(
    // They leave their places behind, so that a flaw is found where it stands on the wire.
    (wire) => (Array.isArray(wire) ? wire.map((each) => (isKept(each) ? each : undefined)) : wire),
    dataset(entry.optional()).transform((entries) => entries?.filter((each) => each !== undefined)),
  );
}

/** A list that every answer tells; empty where it is missing. */
export function list<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry)
    .nullish()
    .transform((entries) => entries ?? []);
}
