import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { chooseChannels, MAX_MY_CHANNELS, myChannels } from '#web/settings/my-channels.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';
import { type ChannelHouse, channelHouses } from './channel-houses.ts';
import { isStream, type MatchChannel } from './tv-listing.ts';

interface Props {
  /** Lower-case code of the country. */
  readonly code: string;
  readonly name: string;
  readonly channels: readonly MatchChannel[];
}

/** The channels of a country, each with a check box; the numbered ones of a house have one for all of them, too. */
export function ChannelChoice({ code, name, channels }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-2 font-semibold">
        <Flag src={flagPath(code)} />
        {name}
      </legend>
      <ul className="grid grid-cols-2 gap-x-3">
        {channelHouses(channels).map((house) => (
          <House key={house.name} {...house} />
        ))}
      </ul>
    </fieldset>
  );
}

function House({ name, channels }: ChannelHouse) {
  const { myChannels: t } = useWords<'my-channels'>();
  const { ids } = useStore(myChannels);
  const isFull = ids.length >= MAX_MY_CHANNELS;
  const box = (of: readonly MatchChannel[], label: string) => {
    const isOn = of.every(({ id }) => ids.includes(id));
    return (
      <CheckBox
        isOn={isOn}
        isDisabled={isFull && !isOn}
        onChange={(isMine) =>
          chooseChannels(
            of.map(({ id }) => id),
            isMine,
          )
        }
      >
        <span dir="auto" className="wrap-anywhere min-w-0">
          {label}
        </span>
      </CheckBox>
    );
  };
  const labelOf = (channel: MatchChannel) => (isStream(channel) ? t.stream(channel.name) : channel.name);
  const [first, ...others] = channels;
  if (first && others.length === 0) return <li>{box(channels, labelOf(first))}</li>;
  return (
    <li className="col-span-full font-semibold">
      {box(channels, t.house(name, channels.length))}
      <ul className="grid grid-cols-2 gap-x-3 ps-4 font-normal">
        {channels.map((channel) => (
          <li key={channel.id}>{box([channel], labelOf(channel))}</li>
        ))}
      </ul>
    </li>
  );
}
