import { type Address, ODDS } from './addresses.ts';

interface OddsQuery {
  /** Null is today. */
  readonly day: string | null;
  /** Lists only matches in play. */
  readonly isLive: boolean;
  /** Id of the match in the panel. */
  readonly match?: string | null;
}

/** Returns the address of a day's best prices: `/odds?d=YYYY-MM-DD&show=live&m=872779028`. */
export function oddsAddress({ day, isLive, match }: OddsQuery): Address {
  const query = new URLSearchParams();
  if (day) query.set('d', day);
  if (isLive) query.set('show', 'live');
  if (match) query.set('m', match);
  return query.size > 0 ? `${ODDS}?${query}` : ODDS;
}
