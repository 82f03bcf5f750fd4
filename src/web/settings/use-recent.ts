import { useEffect } from 'react';
import { addRecent, type SearchResult } from './recent.ts';

/** Lists the entity of the open page among the viewer's recent ones, once it has loaded. */
export function useRecent(entity: SearchResult | null | undefined): void {
  const id = entity?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object of the same entity is no visit
  useEffect(() => {
    if (entity) addRecent(entity);
  }, [id]);
}
