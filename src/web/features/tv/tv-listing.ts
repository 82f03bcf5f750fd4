import type { MinuteAnchor } from '#contract/minute.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';

export type MatchChannel = Pick<ChannelRecord, 'id' | 'name' | 'type' | 'country'>;

export interface TvListing {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
  /** In all countries, by country name. */
  readonly channels: readonly MatchChannel[];
  /** Whether the match, a team or its competition is followed. */
  readonly isFollowed: boolean;
}

/** Returns the channels in these countries, in their order; countries without any are omitted. */
export function channelsInCountries(channels: readonly MatchChannel[], codes: readonly string[]) {
  return codes
    .map((code) => ({ code, channels: channels.filter(({ country }) => country.cc === code) }))
    .filter(({ channels: own }) => own.length > 0);
}

/** Returns whether a channel in these countries shows the match. */
export function isAvailableIn({ channels }: TvListing, codes: readonly string[]): boolean {
  return channels.some(({ country: { cc } }) => cc !== null && codes.includes(cc));
}

/** Counts the channels in other countries, and those countries. */
export function countOtherChannels(channels: readonly MatchChannel[], codes: readonly string[]) {
  const others = channels.filter(({ country: { cc } }) => cc === null || !codes.includes(cc));
  return { channels: others.length, countries: new Set(others.map(({ country }) => country.cc)).size };
}
