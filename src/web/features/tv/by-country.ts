import type { MatchChannel } from './tv-listing.ts';

/**
 * Groups channels by country: the viewer's countries in their order, even without channels, and all others by name, last
 * those of an unknown country, which has no name.
 *
 * @param viewerCodes codes of the viewer's countries; empty if unknown
 * @param nameOf returns a country's name in the viewer's language
 */
export function groupChannels(
  channels: readonly MatchChannel[],
  viewerCodes: readonly string[],
  nameOf: (code: string) => string,
  locale: string,
) {
  const groups = Map.groupBy(channels, ({ country }) => country.cc);
  const here = viewerCodes.map((code) => ({ code, name: nameOf(code), channels: groups.get(code) ?? [] }));
  const elsewhere = [...groups]
    .filter(([code]) => code === null || !viewerCodes.includes(code))
    .map(([code, of]) => ({
      /** Lower case; null for channels without a country code. */
      code,
      name: code === null ? (of[0]?.country.name ?? '') : nameOf(code),
      channels: of,
    }))
    .sort((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name, locale));
  return { here, elsewhere };
}

/** Returns whether a channel is a stream instead of a broadcast. */
export function isStream({ type }: MatchChannel): boolean {
  return type !== null && /^(?:2|stream)/i.test(type);
}
