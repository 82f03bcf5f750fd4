/** The proxy cache's outcome, from `Cache-Status` (RFC 9211). */
export type CacheOutcome = 'hit' | 'miss' | 'collapsed' | 'stale' | 'unknown';

export function outcomeOf(cacheStatus: string | undefined): CacheOutcome {
  const told = (cacheStatus ?? '').split(';').map((word) => word.trim());
  if (told.includes('hit')) return 'hit';
  if (told.includes('fwd=stale')) return 'stale';
  if (told.includes('collapsed')) return 'collapsed';
  return told.includes('fwd=miss') ? 'miss' : 'unknown';
}
