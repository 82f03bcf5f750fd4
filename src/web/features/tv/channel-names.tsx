import { useWords } from '#web/words/use-words.ts';
import { ChannelLink } from './channel-link.tsx';
import { channelsFor } from './channels-for.ts';
import { CountryCode } from './country-code.tsx';
import type { MatchChannel } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

interface Props {
  readonly channels: readonly MatchChannel[];
  readonly viewer: Viewer;
  /** `line`: one channel of each country, in one line in any font. `row`: all, on a phone in a line for each country. */
  readonly form: 'line' | 'row';
}

const CHANNEL_LIST = {
  line: 'flex min-w-0 gap-x-2.5 whitespace-nowrap text-quiet',
  row: 'group/names min-w-0 gap-x-4 text-quiet max-md:contents md:flex md:flex-wrap',
};
/** In a row on a phone the last line is as long as the button for other countries leaves it, or else a whole one. */
const COUNTRY = {
  line: 'flex min-w-0 items-baseline gap-x-1.5 font-medium text-ink',
  row: 'flex min-w-0 flex-wrap items-baseline gap-x-1.5 font-medium text-ink max-md:w-full max-md:flex-none max-md:whitespace-nowrap max-md:group-not-last/names:last:w-fit max-md:group-not-last/names:last:min-w-[clamp(0px,var(--breaks),100%)] max-md:group-not-last/names:last:max-w-[clamp(100%-var(--elsewhere),var(--breaks),100%)]',
};
const CHANNEL = {
  line: 'flex min-w-0 items-baseline not-last:after:content-[","] [&>small]:ms-0.75',
  row: 'not-last:after:content-[","] max-md:flex max-md:min-w-0 max-md:items-baseline max-md:[&>small]:ms-0.75',
};
const LINK = {
  line: 'block min-w-0 overflow-x-clip py-0.5 hover:underline pointer-coarse:tap-line',
  row: 'inline-block wrap-anywhere py-0.5 hover:underline max-md:block max-md:min-w-0 max-md:overflow-x-clip pointer-coarse:tap-line md:pointer-coarse:min-w-9',
};
const NO_CHANNELS = {
  line: 'block min-w-0 overflow-x-clip whitespace-nowrap text-quiet',
  row: 'flex min-w-0 flex-wrap text-quiet max-md:w-full max-md:flex-none max-md:flex-nowrap max-md:whitespace-nowrap max-md:not-last:w-fit max-md:not-last:min-w-[clamp(0px,var(--breaks),100%)] max-md:not-last:max-w-[clamp(100%-var(--elsewhere),var(--breaks),100%)]',
};

/**
 * The channels of a match in the viewer's countries, their own first, each after its country code; or a note that there
 * are none.
 */
export function ChannelNames({ channels, viewer, form }: Props) {
  const { tv: t } = useWords<'tv'>();
  const { codes, countryNames, nameOf } = viewer;
  const { here, isOnOthers } = channelsFor(channels, viewer);
  if (codes.length === 0 && here.length === 0) return null;
  if (here.length === 0)
    return (
      <p dir="auto" className={`text-ellipsis ${NO_CHANNELS[form]}`}>
        {t.notHere(countryNames)}
      </p>
    );
  return (
    <ul className={CHANNEL_LIST[form]}>
      {here.map(({ code, channels: of }, at) => (
        <li key={code} className={COUNTRY[form]}>
          <CountryCode code={code} name={nameOf(code)} />
          {isOnOthers && at === 0 && (
            <span className="flex-none whitespace-nowrap font-normal text-quiet">{`${t.notOnMine}:`}</span>
          )}
          {(form === 'line' ? of.slice(0, 1) : of).map((channel) => (
            <span key={channel.id} className={CHANNEL[form]}>
              <ChannelLink channel={channel} className={`text-ellipsis ${LINK[form]}`} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
