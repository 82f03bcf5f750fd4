import type { Programme, Shown } from './programme.ts';

/** What a channel shows on a day. */
export interface ChannelDay {
  readonly channel: Shown;
  readonly programmes: readonly Programme[];
}

/** The channels of a country that show something, by their numbers; programmes keep their order. */
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
