/** Parts of a match that every page reads; an answer of another version may lack them. */
interface Parts {
  readonly phase?: unknown;
  readonly teams?: { readonly home?: unknown; readonly away?: unknown };
  readonly scores?: unknown;
  readonly time?: unknown;
  readonly league?: unknown;
}

/** Whether something is a match, which alone has a phase, and lacks a part that every page reads. */
export const isIncomplete = (record: Parts | null) =>
  record?.phase &&
  !(record.teams?.home && record.teams.away && record.scores && record.time && record.league);
