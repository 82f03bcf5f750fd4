import { BROADCASTERS, type BroadcastEntry } from '#service/world/catalogue/channels.ts';
import type { World } from '#service/world/world.ts';

/**
 * Kind of broadcaster: free to air, the pay TV company with the most expensive rights, its rival, or a stream.
 */
export type House = 'free' | 'pay' | 'rival' | 'stream';

/** A TV channel or stream of one country. */
export interface Channel {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
  readonly house: House;
}

/** TV channels of one country, by kind of broadcaster. */
export type Package = Readonly<Record<House, readonly Channel[]>> & { readonly countryId: number };

/** Number of the first channel of a kind, within the country's hundred ids. */
const FIRST: Readonly<Record<House, number>> = { free: 1, pay: 11, rival: 31, stream: 51 };

function packageOf({ countryId, free, pay, rival, stream }: BroadcastEntry): Package {
  const channels = (house: House, names: readonly string[]) =>
    names.map((name, n): Channel => ({ id: countryId * 100 + FIRST[house] + n, name, countryId, house }));
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
export function packagesOf(world: World): readonly Package[] {
  const nameOf = (countryId: number) => world.country(countryId)?.name ?? '';
  return BROADCASTERS.filter(({ countryId }) => world.country(countryId) !== null)
    .map(packageOf)
    .sort((a, b) => nameOf(a.countryId).localeCompare(nameOf(b.countryId), 'en'));
}

/** Returns a channel by id. */
export function channelOf(world: World, id: number): Channel | null {
  const countryId = Math.floor(id / 100);
  const entry = world.country(countryId) && BROADCASTERS.find((each) => each.countryId === countryId);
  return (entry && channelsIn(packageOf(entry)).find((channel) => channel.id === id)) ?? null;
}

/** Returns all channels of a country: free, pay, rival, stream. */
export function channelsIn({ free, pay, rival, stream }: Package): readonly Channel[] {
  return [...free, ...pay, ...rival, ...stream];
}
