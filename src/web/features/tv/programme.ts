import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Seen } from '#web/format/minute.ts';

/** A channel of a match. */
export type Shown = Pick<ChannelRecord, 'id' | 'name' | 'type' | 'country'>;

/** A match on television. */
export interface Programme {
  readonly match: MatchRow;
  readonly seen: Seen | null;
  /** In all countries, by country name. */
  readonly channels: readonly Shown[];
  /** Whether the match, a team or its competition is followed. */
  readonly isFollowed: boolean;
}

/** The channels of a country. */
export interface InCountry {
  readonly code: string;
  readonly channels: readonly Shown[];
}

/** Returns the channels in these countries, in their order; countries without any are omitted. */
export function inCountries(channels: readonly Shown[], codes: readonly string[]): readonly InCountry[] {
  return codes
    .map((code) => ({ code, channels: channels.filter(({ country }) => country.cc === code) }))
    .filter(({ channels: own }) => own.length > 0);
}

/** Returns whether a channel in these countries shows the match. */
export function isShownIn({ channels }: Programme, codes: readonly string[]): boolean {
  return channels.some(({ country: { cc } }) => cc !== null && codes.includes(cc));
}

/** Counts the channels in other countries, and those countries. */
export function beyond(channels: readonly Shown[], codes: readonly string[]) {
  const others = channels.filter(({ country: { cc } }) => cc === null || !codes.includes(cc));
  return { channels: others.length, countries: new Set(others.map(({ country }) => country.cc)).size };
}
