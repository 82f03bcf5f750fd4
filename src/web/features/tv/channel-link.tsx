import { channelAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useTvWords } from '#web/words/tv.ts';
import { isStream } from './by-country.ts';
import type { MatchChannel } from './tv-listing.ts';

interface Props {
  readonly channel: MatchChannel;
  /** Classes of the link. */
  readonly className: string;
}

/** A channel's name, linked to its page. */
export function ChannelLink({ channel, className }: Props) {
  const { tv: t } = useTvWords();
  return (
    <>
      <Link to={channelAddress(channel.id)} className={className}>
        <bdi>{channel.name}</bdi>
      </Link>
      {isStream(channel) && <small className="muted">{` ${t.stream}`}</small>}
    </>
  );
}
