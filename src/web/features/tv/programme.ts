import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Seen } from '#web/format/minute.ts';

/** A channel as a match names it. */
export type Shown = Pick<ChannelRecord, 'id' | 'name' | 'type' | 'country'>;

/** A match that somebody shows. */
export interface Programme {
  readonly match: MatchRow;
  readonly seen: Seen | null;
  /** In every country, by the countries' names. */
  readonly channels: readonly Shown[];
  /** The viewer follows it, one of its teams, or its competition. */
  readonly isFollowed: boolean;
}

/** The channels of one country. */
export interface InCountry {
  readonly code: string;
  readonly channels: readonly Shown[];
}

/** The channels of these countries, by country in their order; those without one are left out. */
export function inCountries(channels: readonly Shown[], codes: readonly string[]): readonly InCountry[] {
  return codes
    .map((code) => ({ code, channels: channels.filter(({ country }) => country.cc === code) }))
    .filter(({ channels: own }) => own.length > 0);
}

/** Whether a channel of these countries shows it. */
export function isShownIn({ channels }: Programme, codes: readonly string[]): boolean {
  return channels.some(({ country: { cc } }) => cc !== null && codes.includes(cc));
}

/** How many channels of how many other countries there are. */
export function beyond(channels: readonly Shown[], codes: readonly string[]) {
  const others = channels.filter(({ country: { cc } }) => cc === null || !codes.includes(cc));
  return { channels: others.length, countries: new Set(others.map(({ country }) => country.cc)).size };
}
