import { isHourKnown } from '#contract/is-hour-known.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { localCountry } from '#news/words/country-name.ts';
import { useZone } from '#web/clock/program-context.ts';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { Crest } from '#web/components/crest.tsx';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { Sides } from '#web/features/tv/sides.tsx';
import { isStream, type TvListing } from '#web/features/tv/tv-listing.ts';
import { dayNames, timeOfDay } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { ShareButton } from '#web/ui/share-button.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { matchesByDay } from './by-day.ts';

interface Props {
  readonly channel: ChannelRecord;
  readonly matches: readonly MatchRow[];
  /** Undefined while loading, null if not available. */
  readonly onNow: LiveListings | null | undefined;
}

/** The matches in play on a channel. */
export interface LiveListings {
  readonly listings: readonly Pick<TvListing, 'match' | 'anchor'>[];
}

/** The height of a match in play, also without one. */
const LIVE_HEIGHT = 'min-h-23';

/** A channel, what it shows now, and its matches of the next two weeks. */
export function ChannelPage({ channel, matches: all, onNow }: Props) {
  const zone = useZone();
  const words = useWords<'tv'>();
  const { tv: t } = words;
  const { cc } = channel.country;
  // A match that has just kicked off may still be in the list.
  const matches = all.filter(({ id }) => !onNow?.listings.some(({ match }) => match.id === id));
  return (
    <div className="grid max-w-192 gap-2 min-[64rem]:block min-[64rem]:max-w-none min-[64rem]:columns-3">
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2 min-[64rem]:mb-2 min-[64rem]:[column-span:all]">
        {channel.img && (
          <img src={fullPath(channel.img)} alt="" width={48} height={48} className="row-[1/3]" />
        )}
        <h1 dir="auto" className="col-2 text-balance font-bold font-stretch-80% text-[1.5rem]/7">
          {channel.name}
        </h1>
        <p className="col-2 flex flex-wrap items-center gap-x-2 text-quiet">
          <Flag src={flagPath(cc)} />
          <bdi>{localCountry(channel.country, words)}</bdi>
          {isStream(channel) && <small className="muted">{t.stream}</small>}
          {channel.channel_url && (
            <a href={channel.channel_url} target="_blank" rel="noopener noreferrer" className="underline">
              {channel.channel_url.split('/')[2]}
            </a>
          )}
        </p>
        <span className="col-3 row-[1/3] flex items-center gap-1">
          {matches.length > 0 && (
            <CalendarButton
              name={channel.name}
              matches={() => matches.map((match) => ({ match, channels: [channel.name] }))}
              isIconOnPhone
            />
          )}
          <ShareButton title={channel.name} feeds={{ kind: 'channel', id: channel.id }} />
        </span>
      </header>
      {onNow !== null && <OnNow live={onNow} />}
      <h2 className="font-semibold min-[64rem]:mb-2 min-[64rem]:[column-span:all]">{t.ahead}</h2>
      {matches.length === 0 && (
        <p className="min-[64rem]:mb-2 min-[64rem]:[column-span:all]">{t.nothingAhead}</p>
      )}
      {matchesByDay(matches, zone).map(({ day, matches: of }) => (
        <Day key={day} day={day} matches={of} />
      ))}
    </div>
  );
}

interface OnNowProps {
  /** Undefined while loading. */
  readonly live: LiveListings | undefined;
}

/** What a channel shows now, in the space of one match, so that nothing below moves when it is known. */
function OnNow({ live }: OnNowProps) {
  const words = useWords<'tv'>();
  const { tv: t } = words;
  return (
    <section aria-labelledby="on-now" className="min-[64rem]:mb-2 min-[64rem]:[column-span:all]">
      <h2 id="on-now" className="mb-2 font-semibold">
        {t.onNow}
      </h2>
      <ul className="grid gap-2 md:grid-cols-[repeat(auto-fill,minmax(max(17.5rem,30%),1fr))]">
        {!live?.listings.length && (
          <li className={`card content-center px-3 text-quiet ${LIVE_HEIGHT}`}>
            {live ? t.nothingOn : <Bar className="w-40" />}
          </li>
        )}
        {live?.listings.map(({ match, anchor }) => (
          <li key={match.id} className={`card live-edge relative overflow-hidden ${LIVE_HEIGHT}`}>
            <Link
              to={matchAddress(match.id)}
              className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2 gap-y-0.5 px-3 py-2 hover:bg-raised"
            >
              <b className="row-[1/4] font-semibold font-stretch-88% text-live">
                <MatchTime match={match} seen={anchor} form="both" />
              </b>
              <Sides match={match} className="col-2" />
              <small dir="auto" className="muted col-2">
                {competitionName(match.league, words)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Day({ day, matches }: { day: string; matches: readonly MatchRow[] }) {
  const zone = useZone();
  const words = useWords<'tv'>();
  const { long } = dayNames(day, words.intl);
  return (
    <section className="card break-inside-avoid min-[64rem]:mb-2">
      <h3 className="px-3 py-2.5 font-semibold">{long}</h3>
      <ul>
        {matches.map((match) => {
          const { id, time, teams, league } = match;
          const kickOff = time.timestamp * 1000;
          return (
            <li key={id}>
              <Link
                to={matchAddress(id)}
                className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2 gap-y-0.5 border-line border-t px-3 py-2 hover:bg-raised"
              >
                <time
                  dateTime={new Date(kickOff).toISOString()}
                  className="row-[1/4] font-semibold font-stretch-88%"
                >
                  {isHourKnown(match) ? timeOfDay(kickOff, zone, words.intl) : '–'}
                </time>
                {SIDES.map((side) => (
                  <span key={side} className="col-2 flex min-w-0 items-center gap-2">
                    <Crest team={teams[side]} />
                    <b dir="auto" className="wrap-anywhere font-medium">
                      {teams[side].name}
                    </b>
                  </span>
                ))}
                <small dir="auto" className="muted col-2">
                  {competitionName(league, words)}
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
