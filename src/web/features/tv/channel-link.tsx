import { channelAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useTvWords } from '#web/words/tv.ts';
import { isStream } from './by-country.ts';
import type { MatchChannel } from './tv-listing.ts';

/** A channel's name, linked to its page. */
export function ChannelLink({ channel }: { readonly channel: MatchChannel }) {
  const { tv: say } = useTvWords();
  return (
    <>
      <PrefetchLink to={channelAddress(channel.id)}>
        <bdi>{channel.name}</bdi>
      </PrefetchLink>
      {isStream(channel) && <small>{` ${say.stream}`}</small>}
    </>
  );
}
