import type { MatchChannel } from './tv-listing.ts';

export interface ChannelHouse {
  /** The name that the channels share. */
  readonly name: string;
  readonly channels: readonly MatchChannel[];
}

const houseOf = ({ name }: MatchChannel): string => name.replace(/\s*\d+$/, '') || name;

/** Groups channels whose names differ by their number alone, which one subscribes to together; the order is kept. */
export const channelHouses = (channels: readonly MatchChannel[]): readonly ChannelHouse[] =>
  [...Map.groupBy(channels, houseOf)].map(([name, of]) => ({ name, channels: of }));
