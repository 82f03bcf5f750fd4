import type { Programme, Shown } from './programme.ts';

/** A channel's listings on a day. */
export interface ChannelDay {
  readonly channel: Shown;
  readonly programmes: readonly Programme[];
}

/** Returns the channels of a country with listings, by number; listings keep their order. */
export function channelDays(programmes: readonly Programme[], code: string): readonly ChannelDay[] {
  const found = new Map<string, { channel: Shown; programmes: Programme[] }>();
  for (const programme of programmes) {
    for (const channel of programme.channels) {
      if (channel.country.cc !== code) continue;
      const day = found.get(channel.id) ?? { channel, programmes: [] };
      day.programmes.push(programme);
      found.set(channel.id, day);
    }
  }
  return [...found.values()].sort((a, b) => Number(a.channel.id) - Number(b.channel.id));
}

/** A country and its number of channels with listings. */
export interface OnAir {
  readonly code: string;
  readonly channels: number;
}

/** Returns the other countries with listings, those with the most channels first. */
export function othersOnAir(programmes: readonly Programme[], own: readonly string[]): readonly OnAir[] {
  const found = new Map<string, Set<string>>();
  for (const { channels } of programmes)
    for (const { id, country } of channels) {
      if (country.cc === null || own.includes(country.cc)) continue;
      const known = found.get(country.cc);
      if (known) known.add(id);
      else found.set(country.cc, new Set([id]));
    }
  return [...found]
    .map(([code, ids]) => ({ code, channels: ids.size }))
    .sort((a, b) => b.channels - a.channels || a.code.localeCompare(b.code, 'en'));
}
