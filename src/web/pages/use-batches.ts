import { useState } from 'react';

/** Numbers of matches that are asked for together. */
export type Batch = readonly string[];

const NONE: readonly Batch[] = [];

/** What came in sight, together with what else was there for the first time: each number once, for good. */
export function useBatches(inSight: readonly string[]): readonly Batch[] {
  const [batches, keep] = useState(NONE);
  const known = new Set(batches.flat());
  const added = inSight.filter((id) => !known.has(id));
  if (added.length === 0) return batches;
  const next = [...batches, added];
  keep(next);
  return next;
}
