/** Ids of matches that are fetched together. */
export type Batch = readonly string[];

/** Adds a batch of the ids that are in none so far; each id is in one batch for good. */
export function addBatch(batches: readonly Batch[], ids: Iterable<string>): readonly Batch[] {
  const batchedIds = new Set(batches.flat());
  const added = [...ids].filter((id) => !batchedIds.has(id));
  return added.length === 0 ? batches : [...batches, added];
}
