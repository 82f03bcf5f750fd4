import { isolateNames } from '#contract/isolate-names.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { countryNamer } from '#news/words/country-name.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { channelsFor } from '#web/features/tv/channels-for.ts';
import type { TvListing } from '#web/features/tv/tv-listing.ts';
import { fitNames } from '#web/wall/parts/fit-names.ts';
import { leagueName } from '#web/wall/parts/league-name.ts';
import { useWords } from '#web/words/use-words.ts';

/** Channels that are named; the rest is counted. */
const MAX_CHANNELS = 3;

interface Props {
  readonly listing: TvListing;
  /** Codes of the wall's countries; empty if unknown. */
  readonly countries: readonly string[];
  /** Letters of both names together. */
  readonly maxLetters: number;
}

/** A match on television: kick-off or minute, the teams with their competition, and its channels. */
export function TvRow({ listing, countries, maxLetters }: Props) {
  const words = useWords<'wall-tv'>();
  const { wallTv: t } = words;
  const { match, anchor } = listing;
  const { teams, league, phase } = match;
  const names = fitNames(teams.home.name, teams.away.name, maxLetters);
  return (
    <li className="grid h-27.75 upright:h-41.5 grid-cols-[11.875rem_minmax(0,1fr)_33.75rem] upright:grid-cols-[12.5rem_minmax(0,1fr)] upright:grid-rows-[auto_auto] upright:content-center items-center gap-x-7.5 border-line border-t-2">
      <span
        data-live={phase === 'live' || undefined}
        className="whitespace-nowrap font-bold font-stretch-78% text-name data-live:text-live"
      >
        <MatchTime match={match} seen={anchor} form="short" />
      </span>
      <span className="min-w-0">
        <span dir={words.dir} className="block truncate font-semibold font-stretch-80% text-name">
          {t.versus(...isolateNames(...names))}
        </span>
        <span dir="auto" className="block truncate font-medium font-stretch-84% text-note text-quiet">
          {leagueName(league, words)}
        </span>
      </span>
      <Channels listing={listing} countries={countries} />
    </li>
  );
}

function Channels({ listing: { channels }, countries }: Pick<Props, 'listing' | 'countries'>) {
  const words = useWords<'wall-tv'>();
  const { wallTv: t } = words;
  const place = 'upright:col-start-2 font-stretch-80% text-[2.75rem]/[3rem]';
  if (countries.length === 0)
    return <span className={`text-quiet ${place}`}>{t.noCountry(channels.length)}</span>;
  const own = channelsFor(channels, { codes: countries }).here.flatMap((one) => one.channels);
  if (own.length === 0) {
    const names = countries.map(countryNamer(words));
    const list = new Intl.ListFormat(words.intl, { type: 'disjunction' }).format(names);
    return <span className={`text-quiet ${place}`}>{t.notShown(list)}</span>;
  }
  const names = own.slice(0, MAX_CHANNELS).map(({ name }) => name);
  const more = own.length - names.length;
  return (
    <span className={`line-clamp-2 upright:line-clamp-1 font-semibold ${place}`}>
      {names.map((name, at) => (
        <span key={name} className="inline-block whitespace-nowrap pe-4">
          {at < names.length - 1 || more > 0 ? `${name},` : name}
        </span>
      ))}
      {more > 0 && <span className="text-quiet">{signedNumber(more, words.intl)}</span>}
    </span>
  );
}
