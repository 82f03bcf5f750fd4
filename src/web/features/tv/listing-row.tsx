import { type CSSProperties, memo, useState } from 'react';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { Flag } from '#web/components/flag.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Texts } from '#web/words/words.ts';
import { groupChannels } from './by-country.ts';
import { ChannelNames } from './channel-names.tsx';
import { channelsFor, type Reception } from './channels-for.ts';
import { Chevron } from './chevron.tsx';
import { othersText } from './others-text.ts';
import { Sides } from './sides.tsx';
import { isStream, type MatchChannel, type TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

type TvWords = Texts<'tv'>['tv'];

interface Props extends Omit<TvListing, 'isFollowed'> {
  readonly viewer: Viewer;
}

/** Returns the names of the channels that the viewer can receive. */
export const ownChannels = (channels: readonly MatchChannel[], reception: Reception) =>
  channelsFor(channels, reception).here.flatMap(({ channels: own }) => own.map(({ name }) => name));

/**
 * Estimates the letters in the last line of channels, with small text counted proportionally. On a phone the row
 * derives from it whether the other channels fit beside: not measured, so lines break as before the font was loaded.
 */
function lastLineLetters(channels: readonly MatchChannel[], viewer: Viewer, t: TvWords): number {
  const { codes, countryNames, mine } = viewer;
  const { here, isOnOthers } = channelsFor(channels, viewer);
  const last = here.at(-1);
  if (!last) return codes.length > 0 ? t.notHere(countryNames).length : 0;
  const streams = last.channels.filter(isStream).length;
  const ticks = last.channels.filter(({ id }) => mine.has(id)).length;
  return (
    (isOnOthers && here.length === 1 ? t.notOnMine.length + 2 : 0) +
    last.channels.map(({ name }) => name).join(', ').length +
    TICK_LETTERS * ticks +
    SMALL_TEXT_RATIO * streams * t.stream.length
  );
}

/** Width of a small letter relative to a normal one. */
const SMALL_TEXT_RATIO = 0.9;
/** Width of a tick and a space, letters. */
const TICK_LETTERS = 2;

/** A match and its channels; renders only when one of them changes. */
export const ListingRow = memo(function ListingRow({ match, anchor, channels, viewer }: Props) {
  const words = useWords<'tv'>();
  const { tv: t } = words;
  const { calendarFile: calendar } = useWords<'calendar'>();
  const [isOpen, setOpen] = useState(false);
  const { league, teams } = match;
  const competition = competitionName(league, words);
  const { here, elsewhere } = channelsFor(channels, viewer);
  const others = othersText(elsewhere, viewer.codes.length + here.length > 0, words);
  const name = `${teams.home.name} – ${teams.away.name}`;
  return (
    <li
      data-listing
      className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center not-first:border-line not-first:border-t py-2 ps-3.5 pe-1 [grid-template-areas:'of_calendar'_'match_calendar'_'on_on'_'elsewhere_elsewhere'] md:min-h-16 md:grid-cols-[minmax(0,13.75rem)_minmax(0,12.5rem)_minmax(0,1fr)_2.75rem] md:gap-x-4 md:py-1 md:max-[64rem]:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_2.75rem] md:max-[64rem]:py-2 md:[grid-template-areas:'match_of_on_calendar'_'._._elsewhere_elsewhere'] md:max-[64rem]:[grid-template-areas:'match_on_calendar'_'of_on_calendar'_'elsewhere_elsewhere_elsewhere']"
    >
      <Link to={matchAddress(match.id)} className="group/match relative grid py-1 [grid-area:match]">
        <Sides match={match} className="group-hover/match:underline" />
        {match.phase !== 'scheduled' && (
          <small className="muted">
            <MatchTime match={match} seen={anchor} form="both" />
          </small>
        )}
      </Link>
      <span className="flex min-w-0 items-center gap-2 text-quiet [grid-area:of] max-[64rem]:text-[0.75rem]">
        <Flag src={league.country_flag} />
        <span dir="auto" title={competition} className="truncate">
          {competition}
        </span>
      </span>
      <div
        data-channels-line
        className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 [--breaks:calc((var(--here)_+_var(--elsewhere)_-_100%)_*_999)] [--elsewhere:calc(var(--beyond)_*_0.34rem_+_1.25rem)] [--here:calc(var(--names)_*_0.47rem_+_2.625rem)] [grid-area:on] md:block"
        style={
          {
            '--names': lastLineLetters(channels, viewer, t),
            '--beyond': others.length,
          } as CSSProperties
        }
      >
        <ChannelNames channels={channels} viewer={viewer} form="row" />
        {elsewhere.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="pointer-coarse:-my-2 inline-flex min-h-6 pointer-coarse:min-h-11 cursor-pointer items-center gap-1 text-[0.75rem] text-quiet hover:text-ink max-md:font-stretch-92%"
          >
            {others}
            <Chevron isUp={isOpen} />
          </button>
        )}
      </div>
      {match.phase === 'scheduled' && (
        <CalendarButton
          name={name}
          matches={() => [{ match, channels: ownChannels(channels, viewer) }]}
          label={calendar.match(name)}
          isIcon
          className="[grid-area:calendar]"
        />
      )}
      {isOpen && <Elsewhere id={match.id} channels={channels} viewer={viewer} />}
    </li>
  );
});

/** Countries that a row lists; the match's own page lists all. */
const MAX_COUNTRIES = 12;

function Elsewhere({ id, channels, viewer }: Pick<Props, 'channels' | 'viewer'> & { id: string }) {
  const { tv: t, intl } = useWords<'tv'>();
  const { elsewhere } = groupChannels(channels, viewer, viewer.nameOf, intl);
  return (
    <div className="me-2 mt-1.5 mb-1 border-line border-t pt-2 text-xs [grid-area:elsewhere]">
      <dl className="columns-[12rem_3] gap-x-6">
        {elsewhere.slice(0, MAX_COUNTRIES).map(({ code, name, channels: of }) => (
          <div key={code} className="grid break-inside-avoid grid-cols-[5rem_minmax(0,1fr)] gap-2 py-0.5">
            <dt className="text-quiet">{name}</dt>
            <dd dir="auto">{of.map((channel) => channel.name).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={matchAddress(id, 'tv')}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-[3px]"
      >
        {t.allChannels(channels.length)}
      </Link>
    </div>
  );
}
