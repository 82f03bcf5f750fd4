import type { ChannelRecord } from '#contract/records/channel.ts';

export interface CountryChannels {
  /** Lower case; null for channels of no named country. */
  readonly code: string | null;
  readonly name: string;
  readonly channels: readonly ChannelRecord[];
}

/**
 * Channels by country: those of the viewer's, and all others by name.
 *
 * @param own the viewer's country by its code; null where nobody knows
 * @param nameOf a country's name in the viewer's language
 */
export function byCountry(
  channels: readonly ChannelRecord[],
  own: string | null,
  nameOf: (code: string) => string,
  locale: string,
): { readonly here: readonly ChannelRecord[]; readonly elsewhere: readonly CountryChannels[] } {
  const groups = Map.groupBy(channels, ({ country }) => country.cc);
  const here = (own !== null && groups.get(own)) || [];
  const elsewhere = [...groups]
    .filter(([code]) => own === null || code !== own)
    .map(([code, of]) => ({
      code,
      name: code === null ? (of[0]?.country.name ?? '') : nameOf(code),
      channels: of,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return { here, elsewhere };
}

/** Whether a channel is a stream: there is no wave or cable to it. */
export function isStream({ type }: ChannelRecord): boolean {
  return type !== null && /^(?:2|stream)/i.test(type);
}
