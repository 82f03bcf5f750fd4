/** The proxy cache's outcome, from `Cache-Status` (RFC 9211). */
export type CacheOutcome = 'hit' | 'miss' | 'collapsed' | 'stale' | 'unknown';

export function cacheOutcomeOf(cacheStatus: string | undefined): CacheOutcome {
  const parts = (cacheStatus ?? '').split(';').map((word) => word.trim());
  if (parts.includes('hit')) return 'hit';
  if (parts.includes('fwd=stale')) return 'stale';
  if (parts.includes('collapsed')) return 'collapsed';
  return parts.includes('fwd=miss') ? 'miss' : 'unknown';
}
