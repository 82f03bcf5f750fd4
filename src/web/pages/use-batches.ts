import { useState } from 'react';

/** Ids of matches that are fetched together. */
export type Batch = readonly string[];

const NONE: readonly Batch[] = [];

/** Groups the ids that come into sight at the same time into batches; each id is in one batch for good. */
export function useBatches(inSight: readonly string[]): readonly Batch[] {
  const [batches, keep] = useState(NONE);
  const known = new Set(batches.flat());
  const added = inSight.filter((id) => !known.has(id));
  if (added.length === 0) return batches;
  const next = [...batches, added];
  keep(next);
  return next;
}
