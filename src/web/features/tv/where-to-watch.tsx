import type { Match, MatchRow } from '#contract/records/match.ts';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ChannelLink } from './channel-link.tsx';
import { channelsFor } from './channels-for.ts';
import { CountryCode } from './country-code.tsx';
import { othersText } from './others-text.ts';
import type { MatchChannel } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** Channels that are listed; the tab has all. */
export const MAX_CHANNELS = 2;

const CHANNEL_ROW = 'flex items-center gap-2 min-h-8 pointer-coarse:min-h-11';

interface Props {
  readonly match: Match;
  readonly channels: readonly MatchChannel[];
  readonly viewer: Viewer;
}

/** The first channels of a match that the viewer can watch, how many others there are, and a calendar file. */
export function WhereToWatch({ match, channels, viewer }: Props) {
  const words = useWords<'tv'>();
  const { tv: t } = words;
  const { here, isOnOthers } = channelsFor(channels, viewer);
  const own = here.flatMap(({ code, channels: of }) => of.map((channel) => ({ code, channel })));
  const listed = own.slice(0, MAX_CHANNELS);
  const others = channels.filter((one) => !listed.some(({ channel }) => channel === one));
  const { home, away } = match.teams;
  // What is below stays in place.
  const emptyLineCount = MAX_CHANNELS + 1 - Math.max(1, listed.length) - (others.length > 0 ? 1 : 0);
  return (
    <>
      <ul>
        {listed.map(({ code, channel }) => (
          <li key={channel.id} className={CHANNEL_ROW}>
            <CountryCode code={code} name={viewer.nameOf(code)} />
            <ChannelLink
              channel={channel}
              className="pointer-coarse:tap-line min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap font-semibold hover:underline"
            />
            {isOnOthers && <span className="flex-none text-quiet">{t.notOnMine}</span>}
          </li>
        ))}
        {own.length === 0 && (
          <li className={`text-quiet ${CHANNEL_ROW}`}>
            {viewer.codes.length === 0 ? t.noCountry : t.notHere(viewer.countryNames)}
          </li>
        )}
        {others.length > 0 && (
          <li className={CHANNEL_ROW}>
            <Link
              to={matchAddress(match.id, 'tv')}
              className="pointer-coarse:tap-line text-quiet hover:underline"
            >
              {othersText(others, listed.length > 0, words)}
            </Link>
          </li>
        )}
      </ul>
      <CalendarButton
        name={`${home.name} – ${away.name}`}
        matches={() => [{ match: match as MatchRow, channels: own.map(({ channel }) => channel.name) }]}
      />
      {Array.from({ length: Math.max(0, emptyLineCount) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its index
        <div key={index} aria-hidden="true" className={CHANNEL_ROW} />
      ))}
    </>
  );
}
