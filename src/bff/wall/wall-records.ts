/** A text to be stored and how long it is needed, ms; null removes it. */
export type RecordChange = { readonly text: string; readonly ttlMs: number } | null;

/** Where walls are stored, as texts by name: in the memory of one process, or in a store that several share. */
export interface WallRecords {
  get(name: string): Promise<string | null>;
  /**
   * Replaces a text by what `change` makes of it (`undefined`: nothing changes). `change` runs again if another process was
   * faster, and may throw.
   */
  update(name: string, change: (text: string | null) => RecordChange | undefined): Promise<void>;
  /** Returns the key by which all processes that share the records hash secrets; null: any. */
  hashKey(): Promise<Buffer | null>;
}

/** Records above which those that have ended are removed; the relay's limits stay far below. */
const PURGE_SIZE = 4_000;

/** @param now a clock, ms */
export function createMemoryRecords(now: () => number): WallRecords {
  const records = new Map<string, { readonly text: string; readonly endsAt: number }>();

  function read(name: string): string | null {
    const record = records.get(name);
    if (record && record.endsAt > now()) return record.text;
    records.delete(name);
    return null;
  }

  return {
    get: async (name) => read(name),
    async update(name, change) {
      const next = change(read(name));
      if (next === undefined) return;
      if (next === null) records.delete(name);
      else records.set(name, { text: next.text, endsAt: now() + next.ttlMs });
      if (records.size > PURGE_SIZE) for (const each of records.keys()) read(each);
    },
    hashKey: async () => null,
  };
}
