import type { Shown } from './programme.ts';

export interface CountryChannels {
  /** Lower case; null for channels of no named country. */
  readonly code: string | null;
  readonly name: string;
  readonly channels: readonly Shown[];
}

/**
 * Channels by country: those of the viewer's in his order, be there channels or not, and all others by name.
 *
 * @param own the viewer's countries by their codes; none where nobody knows
 * @param nameOf a country's name in the viewer's language
 */
export function byCountry(
  channels: readonly Shown[],
  own: readonly string[],
  nameOf: (code: string) => string,
  locale: string,
): {
  readonly here: readonly (CountryChannels & { code: string })[];
  readonly elsewhere: readonly CountryChannels[];
} {
  const groups = Map.groupBy(channels, ({ country }) => country.cc);
  const here = own.map((code) => ({ code, name: nameOf(code), channels: groups.get(code) ?? [] }));
  const elsewhere = [...groups]
    .filter(([code]) => code === null || !own.includes(code))
    .map(([code, of]) => ({
      code,
      name: code === null ? (of[0]?.country.name ?? '') : nameOf(code),
      channels: of,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return { here, elsewhere };
}

/** Whether a channel is a stream: there is no wave or cable to it. */
export function isStream({ type }: Shown): boolean {
  return type !== null && /^(?:2|stream)/i.test(type);
}
