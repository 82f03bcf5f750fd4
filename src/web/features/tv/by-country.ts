import { channelsFor, type Reception } from './channels-for.ts';
import type { MatchChannel } from './tv-listing.ts';

/** Returns how many countries channels are in. */
export const countCountries = (channels: readonly MatchChannel[]): number =>
  new Set(channels.map(({ country }) => country.cc)).size;

/**
 * Groups channels by country: what the viewer can watch, then their countries without channels, and all others by name,
 * last those of an unknown country, which has no name.
 *
 * @param nameOf returns a country's name in the viewer's language
 */
export function groupChannels(
  channels: readonly MatchChannel[],
  reception: Reception,
  nameOf: (code: string) => string,
  locale: string,
) {
  const { here, elsewhere, isOnOthers } = channelsFor(channels, reception);
  const without = reception.codes.filter((code) => !here.some((one) => one.code === code));
  return {
    here: [...here, ...without.map((code) => ({ code, channels: [] }))].map((one) => ({
      ...one,
      name: nameOf(one.code),
    })),
    elsewhere: [...Map.groupBy(elsewhere, ({ country }) => country.cc)]
      .map(([code, of]) => ({
        /** Lower case; null for channels without a country code. */
        code,
        name: code === null ? (of[0]?.country.name ?? '') : nameOf(code),
        channels: of,
      }))
      .sort((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name, locale)),
    isOnOthers,
  };
}
