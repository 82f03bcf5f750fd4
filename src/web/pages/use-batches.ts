import { useState } from 'react';

/** Ids of matches that are fetched together. */
export type Batch = readonly string[];

const NO_BATCHES: readonly Batch[] = [];

/** Groups the ids that come into sight at the same time into batches; each id is in one batch for good. */
export function useBatches(inSight: readonly string[]): readonly Batch[] {
  const [batches, setBatches] = useState(NO_BATCHES);
  const batchedIds = new Set(batches.flat());
  const added = inSight.filter((id) => !batchedIds.has(id));
  if (added.length === 0) return batches;
  const next = [...batches, added];
  setBatches(next);
  return next;
}
