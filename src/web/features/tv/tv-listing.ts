import type { MinuteAnchor } from '#contract/minute.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';

export type MatchChannel = Pick<ChannelRecord, 'id' | 'name' | 'type' | 'country'>;

export interface TvListing {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
  /** In all countries, by country name. */
  readonly channels: readonly MatchChannel[];
  /** Whether the match, a team or its competition is followed. */
  readonly isFollowed: boolean;
}

/** Returns whether a channel is a stream instead of a broadcast. */
export function isStream({ type }: MatchChannel): boolean {
  return type !== null && /^(?:2|stream)/i.test(type);
}
