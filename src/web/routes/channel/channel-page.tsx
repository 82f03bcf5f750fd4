import './channel-page.css';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isStream } from '#web/features/tv/by-country.ts';
import { dayNames, timeOfDay } from '#web/format/clock-time.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { CalendarButton } from '#web/ui/calendar-button.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useTvWords } from '#web/words/tv.ts';
import { matchesByDay } from './by-day.ts';

interface Props {
  readonly channel: ChannelRecord;
  readonly matches: readonly MatchRow[];
  readonly zone: string;
}

/** A channel and its matches of the next two weeks. */
export function ChannelPage({ channel, matches, zone }: Props) {
  const words = useTvWords();
  const { tv: say } = words;
  const { cc } = channel.country;
  return (
    <div className="channel-page">
      <header>
        {channel.img && <img src={channel.img} alt="" width={48} height={48} />}
        <h1 dir="auto">{channel.name}</h1>
        <p>
          <Flag src={flagPath(cc)} />
          {localCountry(channel.country, words)}
          {isStream(channel) && <small>{say.stream}</small>}
        </p>
        {matches.length > 0 && (
          <CalendarButton
            name={channel.name}
            matches={() => matches.map((match) => ({ match, channels: [channel.name] }))}
            zone={zone}
          />
        )}
      </header>
      <h2>{say.ahead}</h2>
      {matches.length === 0 && <p className="tv-none">{say.nothingAhead}</p>}
      {matchesByDay(matches, zone).map(({ day, matches: of }) => (
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
              <PrefetchLink to={matchAddress(id)}>
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
              </PrefetchLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
