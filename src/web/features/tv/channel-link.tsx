import { channelAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useMyChannels } from '#web/settings/my-channels.ts';
import { useWords } from '#web/words/use-words.ts';
import { isStream, type MatchChannel } from './tv-listing.ts';

interface Props {
  readonly channel: MatchChannel;
  /** Classes of the link. */
  readonly className: string;
}

/** A channel's name, linked to its page, with a tick if it is one of the viewer's. */
export function ChannelLink({ channel, className }: Props) {
  const { tv: t } = useWords<'tv'>();
  const isMine = useMyChannels().has(channel.id);
  return (
    <>
      <Link to={channelAddress(channel.id)} dir="auto" className={className}>
        {isMine && <span aria-hidden="true">{'✓ '}</span>}
        {channel.name}
        {isMine && <span className="sr-only">{`, ${t.onMine}`}</span>}
      </Link>
      {isStream(channel) && <small className="muted">{` ${t.stream}`}</small>}
    </>
  );
}
