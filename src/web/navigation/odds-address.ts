import { type Address, ODDS, withQuery } from './addresses.ts';

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
  return withQuery(ODDS, { d: day, show: isLive && 'live', m: match });
}
