import { BROADCASTERS, type BroadcastEntry } from '#service/world/catalogue/channels.ts';
import type { World } from '#service/world/world.ts';

/**
 * Kind of broadcaster: free to air, the pay TV company with the most expensive rights, its rival, or a stream.
 */
export type BroadcasterKind = 'free' | 'pay' | 'rival' | 'stream';

export interface TvChannel {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
  readonly kind: BroadcasterKind;
}

export type NationalChannels = Readonly<Record<BroadcasterKind, readonly TvChannel[]>> & {
  readonly countryId: number;
};

/** Number of the first channel of a kind, within the country's hundred ids. */
const FIRST_CHANNEL_NUMBER: Readonly<Record<BroadcasterKind, number>> = {
  free: 1,
  pay: 11,
  rival: 31,
  stream: 51,
};

/** Numbers for a country's channels, whose ids begin with the country's id. */
const CHANNELS_PER_COUNTRY = 100;

function channelsOfCountry({ countryId, free, pay, rival, stream }: BroadcastEntry): NationalChannels {
  const channels = (kind: BroadcasterKind, names: readonly string[]) =>
    names.map(
      (name, n): TvChannel => ({
        id: countryId * CHANNELS_PER_COUNTRY + FIRST_CHANNEL_NUMBER[kind] + n,
        name,
        countryId,
        kind,
      }),
    );
  const numbered = ([name, count]: readonly [string, number]) =>
    Array.from({ length: count }, (_, n) => `${name} ${n + 1}`);
  return {
    countryId,
    free: channels('free', free),
    pay: channels('pay', numbered(pay)),
    rival: channels('rival', rival === null ? [] : numbered(rival)),
    stream: channels('stream', [stream]),
  };
}

/**
 * Returns the channels of all countries of a world, ordered by English country name as in broadcast responses.
 */
export function channelsByCountry(world: World): readonly NationalChannels[] {
  const nameOf = (countryId: number) => world.country(countryId)?.name ?? '';
  return BROADCASTERS.filter(({ countryId }) => world.country(countryId) !== null)
    .map(channelsOfCountry)
    .sort((a, b) => nameOf(a.countryId).localeCompare(nameOf(b.countryId), 'en'));
}

export function channelOf(world: World, id: number): TvChannel | null {
  const countryId = Math.floor(id / CHANNELS_PER_COUNTRY);
  const entry = world.country(countryId) && BROADCASTERS.find((each) => each.countryId === countryId);
  return (entry && channelsIn(channelsOfCountry(entry)).find((channel) => channel.id === id)) ?? null;
}

/** Returns all channels of a country: free, pay, rival, stream. */
export function channelsIn({ free, pay, rival, stream }: NationalChannels): readonly TvChannel[] {
  return [...free, ...pay, ...rival, ...stream];
}
