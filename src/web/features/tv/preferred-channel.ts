import { isStream } from './by-country.ts';
import type { MatchChannel } from './tv-listing.ts';

/**
 * Returns a channel that shows a match in a country, preferably not a stream; undefined without one.
 *
 * @param country its code; null if unknown
 */
export function preferredChannel(
  channels: readonly MatchChannel[],
  country: string | null,
): MatchChannel | undefined {
  const here = channels.filter((channel) => country !== null && channel.country.cc === country);
  return here.find((channel) => !isStream(channel)) ?? here[0];
}
