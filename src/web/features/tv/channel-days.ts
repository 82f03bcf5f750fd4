import type { Reception } from './channels-for.ts';
import type { MatchChannel, TvListing } from './tv-listing.ts';

export interface ChannelDay {
  readonly channel: MatchChannel;
  readonly listings: readonly TvListing[];
}

/** Returns the channels of a country with listings, the viewer's own first, by number; listings keep their order. */
export function channelDays(
  listings: readonly TvListing[],
  code: string,
  { mine }: Pick<Reception, 'mine'> = {},
): readonly ChannelDay[] {
  const byChannel = new Map<string, { channel: MatchChannel; listings: TvListing[] }>();
  for (const listing of listings) {
    for (const channel of listing.channels) {
      if (channel.country.cc !== code) continue;
      const day = byChannel.get(channel.id) ?? { channel, listings: [] };
      day.listings.push(listing);
      byChannel.set(channel.id, day);
    }
  }
  const rank = ({ channel }: ChannelDay) => (mine?.has(channel.id) ? 0 : 1);
  return [...byChannel.values()].sort(
    (a, b) => rank(a) - rank(b) || Number(a.channel.id) - Number(b.channel.id),
  );
}

/** Returns the other countries with listings, those with the most channels first. */
export function otherCountries(listings: readonly TvListing[], viewerCodes: readonly string[]) {
  const channels = new Map(listings.flatMap((listing) => listing.channels.map((one) => [one.id, one])));
  const byCountry = Map.groupBy(channels.values(), ({ country }) => country.cc);
  return [...byCountry]
    .flatMap(([code, of]) =>
      code === null || viewerCodes.includes(code) ? [] : [{ code, channels: of.length }],
    )
    .sort((a, b) => b.channels - a.channels || a.code.localeCompare(b.code, 'en'));
}
