import './channel-page.css';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { matchAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useClock } from '#web/clock/use-clock.ts';
import { calendarFile } from '#web/format/calendar-file.ts';
import { dayNames, timeOfDay } from '#web/format/clock-time.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { countryNamer } from '#web/words/country-name.ts';
import { useSettingsWords } from '#web/words/settings.ts';
import { useTvWords } from '#web/words/tv.ts';
import { isStream } from './by-country.ts';
import { byDay } from './by-day.ts';

interface Props {
  readonly channel: ChannelRecord;
  readonly matches: readonly MatchRow[];
  readonly zone: string;
}

/** A channel, and what it shows in the next two weeks. */
export function ChannelPage({ channel, matches, zone }: Props) {
  const { tv: say } = useTvWords();
  const nameOf = countryNamer(useSettingsWords());
  const { cc } = channel.country;
  return (
    <div className="channel-page">
      <header>
        {channel.img && <img src={channel.img} alt="" width={48} height={48} />}
        <h1 dir="auto">{channel.name}</h1>
        <p>
          <Flag src={cc === null ? null : `/img/countries/${cc}`} />
          {cc === null ? channel.country.name : nameOf(cc)}
          {isStream(channel) && <small>{say.stream}</small>}
        </p>
        {matches.length > 0 && <CalendarLink channel={channel} matches={matches} />}
      </header>
      <h2>{say.ahead}</h2>
      {matches.length === 0 && <p className="tv-none">{say.nothingAhead}</p>}
      {byDay(matches, zone).map(({ day, matches: of }) => (
        <Day key={day} day={day} matches={of} zone={zone} />
      ))}
    </div>
  );
}

function Day({ day, matches, zone }: { day: string; matches: readonly MatchRow[]; zone: string }) {
  const { intl } = useTvWords();
  const { long } = dayNames(day, intl);
  return (
    <section aria-label={long}>
      <h3>{long}</h3>
      <ul>
        {matches.map((match) => {
          const { id, time, teams, league } = match;
          const kickOff = time.timestamp * 1000;
          return (
            <li key={id}>
              <IntentLink to={matchAddress(id)}>
                <time dateTime={new Date(kickOff).toISOString()}>
                  {isHourKnown(match) ? timeOfDay(kickOff, zone, intl) : '–'}
                </time>
                <span>
                  <Crest team={teams.home} />
                  <b dir="auto">{teams.home.name}</b>
                </span>
                <span>
                  <Crest team={teams.away} />
                  <b dir="auto">{teams.away.name}</b>
                </span>
                <small dir="auto">{league.name}</small>
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How long a match stands in a calendar, seconds. */
const LASTS = 7_200;

/** The two weeks as a file for the viewer's own calendar; made here, from what is on the page. */
function CalendarLink({ channel, matches }: Omit<Props, 'zone'>) {
  const { tv: say } = useTvWords();
  const hour = useClock((now) => (now === null ? null : Math.floor(now / 3_600_000)));
  if (hour === null) return null;
  const entries = matches.filter(isHourKnown).map(({ id, time, teams, league }) => ({
    id: `match-${id}@touchline`,
    from: time.timestamp,
    to: time.timestamp + LASTS,
    title: `${teams.home.name} – ${teams.away.name} (${league.name})`,
    place: channel.name,
  }));
  const file = calendarFile(channel.name, entries, hour * 3_600);
  return (
    <a download={`${channel.name}.ics`} href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}>
      {say.calendar}
    </a>
  );
}
