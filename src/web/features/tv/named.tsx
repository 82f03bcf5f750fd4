import { channelAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useTvWords } from '#web/words/tv.ts';
import { isStream } from './by-country.ts';
import type { Shown } from './programme.ts';

/** A channel's name, linked to its page. */
export function Named({ channel }: { readonly channel: Shown }) {
  const { tv: say } = useTvWords();
  return (
    <>
      <IntentLink to={channelAddress(channel.id)}>
        <bdi>{channel.name}</bdi>
      </IntentLink>
      {isStream(channel) && <small>{` ${say.stream}`}</small>}
    </>
  );
}
