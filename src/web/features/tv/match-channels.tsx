import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { useWords } from '#web/words/use-words.ts';
import { groupChannels } from './by-country.ts';
import { ChannelLink } from './channel-link.tsx';
import { ChannelsElsewhere } from './channels-elsewhere.tsx';
import type { MatchChannel } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

interface Props {
  readonly channels: readonly MatchChannel[];
  readonly viewer: Viewer;
}

/** The channels of a match: what the viewer can watch, and all others in a fold, which is open where that is unknown. */
export function MatchChannels({ channels, viewer }: Props) {
  const { tv: t, intl } = useWords<'tv'>();
  const { here, elsewhere, isOnOthers } = groupChannels(channels, viewer, viewer.nameOf, intl);
  return (
    <div data-channels className="flex flex-wrap gap-2">
      {isOnOthers && <p className="basis-full text-quiet">{t.notOnMine}</p>}
      {here.map(({ code, name, channels: of }) => (
        <section
          key={code}
          aria-labelledby={`tv-${code}`}
          className="card wrap-anywhere min-w-0 flex-[1_1_16rem] px-3 py-2 last:basis-full"
        >
          <h2 id={`tv-${code}`} className="flex items-center gap-x-2 py-1 font-semibold">
            <Flag src={flagPath(code)} />
            {of.length === 0 ? t.notHere(name) : name || t.countryUnknown}
          </h2>
          {of.length > 0 && (
            <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-1 pb-2 font-semibold text-[1rem]">
              {of.map((channel) => (
                <li key={channel.id} className="[&>small]:ms-1">
                  <ChannelLink
                    channel={channel}
                    className="inline-block pointer-coarse:min-w-9 leading-6 pointer-coarse:leading-11 hover:underline"
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {elsewhere.length > 0 && <ChannelsElsewhere countries={elsewhere} isAll={here.length === 0} />}
    </div>
  );
}
