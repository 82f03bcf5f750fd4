import { isStream, type MatchChannel } from './tv-listing.ts';

/** What a viewer, or a screen, can watch. */
export interface Reception {
  /** Codes of the countries; empty if unknown. */
  readonly codes: readonly string[];
  /** Ids of the channels that the viewer has chosen; empty or absent without a choice. */
  readonly mine?: ReadonlySet<string>;
}

interface CountryChannels {
  /** Empty for a chosen channel whose country is unknown. */
  readonly code: string;
  readonly channels: readonly MatchChannel[];
}

const codeOf = ({ country: { cc } }: MatchChannel): string => cc ?? '';

const isMineIn = ({ mine }: Reception, { id }: MatchChannel): boolean => mine?.has(id) === true;

/** Returns whether a channel is one of the viewer's, or of their countries. */
const canWatch = (reception: Reception, channel: MatchChannel): boolean =>
  isMineIn(reception, channel) || reception.codes.includes(codeOf(channel));

/** Returns whether the viewer can watch one of the channels. */
export const isAvailableOn = (channels: readonly MatchChannel[], reception: Reception): boolean =>
  channels.some((channel) => canWatch(reception, channel));

/** Returns whether one of the channels is the viewer's. */
export const isOnMine = (channels: readonly MatchChannel[], reception: Reception): boolean =>
  channels.some((channel) => isMineIn(reception, channel));

/** Returns the channels of a match as a viewer is shown them: their own first, in and among their countries. */
export function channelsFor(channels: readonly MatchChannel[], reception: Reception) {
  const { codes, mine } = reception;
  const own = channels.filter((channel) => isMineIn(reception, channel));
  const others = channels.filter((channel) => !own.includes(channel) && canWatch(reception, channel));
  const ownCodes = new Set(own.map(codeOf));
  const codesInOrder = new Set([...codes.filter((code) => ownCodes.has(code)), ...ownCodes, ...codes]);
  const here = [...codesInOrder].flatMap((code): readonly CountryChannels[] => {
    const of = [...own, ...others].filter((channel) => codeOf(channel) === code);
    return of.length > 0 ? [{ code, channels: of }] : [];
  });
  return {
    /** By country; without those that have none. */
    here,
    elsewhere: channels.filter((channel) => !canWatch(reception, channel)),
    /** Whether the viewer has chosen channels, and those of their countries that show the match are others. */
    isOnOthers: Boolean(mine?.size) && own.length === 0 && others.length > 0,
  };
}

/** Returns the channel that stands for all: one of the viewer's, and preferably not a stream; undefined without one. */
export function preferredChannel(
  channels: readonly MatchChannel[],
  reception: Reception,
): MatchChannel | undefined {
  const { here } = channelsFor(channels, reception);
  const [first] = here;
  const best = first?.channels.filter((channel) => isMineIn(reception, channel)) ?? [];
  const candidates = best.length > 0 ? best : (first?.channels ?? []);
  return candidates.find((channel) => !isStream(channel)) ?? candidates[0];
}
