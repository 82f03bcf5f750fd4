/** Fields of a match that every page needs; an answer of another version may lack them. */
export interface Incomplete {
  readonly phase?: unknown;
  readonly teams?: { readonly home?: unknown; readonly away?: unknown };
  readonly scores?: unknown;
  readonly time?: unknown;
  readonly league?: unknown;
}

/** Whether a record is a match (it has a phase) and lacks a field that every page needs. */
export const isIncomplete = (record: Incomplete | null) =>
  record?.phase &&
  !(record.teams?.home && record.teams.away && record.scores && record.time && record.league);

/** Returns the records of a body: its one, those of its list, or those of its lists by name. */
export function recordsIn(data: unknown): readonly unknown[] {
  const lists = Object.values(data ?? { data });
  return lists.every(Array.isArray) ? lists.flat() : [data].flat();
}
