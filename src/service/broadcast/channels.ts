import { BROADCASTERS, type BroadcastEntry } from '#service/world/catalogue/channels.ts';
import type { World } from '#service/world/world.ts';

/** Who a channel belongs to in its country: free to air, the house with the dearest rights, its rival, the stream. */
export type House = 'free' | 'pay' | 'rival' | 'stream';

export interface Channel {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
  readonly house: House;
}

/** The channels of one country, by house. */
export type Package = Readonly<Record<House, readonly Channel[]>> & { readonly countryId: number };

/** The number of a house's first channel within its country's hundred. */
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

/** The packages of the countries of a world, by the country's English name: the order of broadcast answers. */
export function packagesOf(world: World): readonly Package[] {
  const nameOf = (countryId: number) => world.country(countryId)?.name ?? '';
  return BROADCASTERS.filter(({ countryId }) => world.country(countryId) !== null)
    .map(packageOf)
    .sort((a, b) => nameOf(a.countryId).localeCompare(nameOf(b.countryId), 'en'));
}

/** A channel of a world by its id. */
export function channelOf(world: World, id: number): Channel | null {
  const countryId = Math.floor(id / 100);
  const entry = world.country(countryId) && BROADCASTERS.find((each) => each.countryId === countryId);
  return (entry && channelsIn(packageOf(entry)).find((channel) => channel.id === id)) ?? null;
}

export function channelsIn({ free, pay, rival, stream }: Package): readonly Channel[] {
  return [...free, ...pay, ...rival, ...stream];
}
