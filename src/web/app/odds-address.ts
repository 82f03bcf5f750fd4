import { ODDS } from './addresses.ts';

interface OddsQuery {
  /** Null is today. */
  readonly day: string | null;
  /** Those in play alone. */
  readonly isLive: boolean;
  /** The match that stands beside the list, by its id. */
  readonly match?: string | null;
}

/** The best prices of a day: `/odds?d=YYYY-MM-DD&show=live&m=872779028`. */
export function oddsAddress({ day, isLive, match }: OddsQuery): string {
  const query = new URLSearchParams();
  if (day) query.set('d', day);
  if (isLive) query.set('show', 'live');
  if (match) query.set('m', match);
  return query.size > 0 ? `${ODDS}?${query}` : ODDS;
}
