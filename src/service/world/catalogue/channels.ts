import data from './data/channels.json' with { type: 'json' };

/** A broadcaster with numbered channels: its name and how many it has. */
type House = readonly [name: string, channels: number];

/**
 * Broadcasters of one country. Channel ids are country id * 100 + n: 1 to 9 free to air, 11 to 29 the holder of
 * the best rights, 31 to 49 its rival, 51 the stream. Append-only like all of the catalogue, since the numbers
 * are addresses. All names are invented.
 */
export interface BroadcastEntry {
  readonly countryId: number;
  readonly free: readonly string[];
  readonly pay: House;
  readonly rival: House | null;
  /** Belongs to the first broadcaster; shows its matches and those without a channel. */
  readonly stream: string;
}

export type BroadcastRow = readonly [
  countryId: number,
  free: readonly string[],
  pay: House,
  rival: House | null,
  stream: string,
];

export const BROADCASTERS: readonly BroadcastEntry[] = (data as readonly BroadcastRow[]).map(
  ([countryId, free, pay, rival, stream]) => ({ countryId, free, pay, rival, stream }),
);
