import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Match } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import { countryNamer } from '#news/words/country-name.ts';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { channelsFor } from '#web/features/tv/channels-for.ts';
import type { MatchChannel } from '#web/features/tv/tv-listing.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { WallName } from '#web/wall/parts/wall-name.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Heights of a line and of all titles, and the most matches of a team, in rem. */
const LINE_HEIGHT = 3.5;
const TITLES_HEIGHT = 13.75;
/** More letters of channels take a second line. */
const MAX_LETTERS_OF_LINE = 34;
const MAX_MATCHES = 5;

interface Props {
  readonly match: Match;
  /** Null while unknown. */
  readonly h2h: H2hRecord | null;
  /** In all countries; null while unknown. */
  readonly channels: readonly MatchChannel[] | null;
  /** Codes of the wall's countries. */
  readonly countries: readonly string[];
  /** Height for all of it, rem. */
  readonly height: number;
}

/** What there is to say before a match: where to watch it, and the form of both teams. */
export function BeforeMatch({ match, h2h, channels, countries, height }: Props) {
  const { wallMatch: t } = useWords<'wall-match'>();
  const { preMatch } = useWords<'pre-match'>();
  const own = channelsFor(channels ?? [], { codes: countries }).here.flatMap((one) => one.channels);
  const names = own.map(({ name }) => name).join(', ');
  const rest = height - TITLES_HEIGHT - (names.length > MAX_LETTERS_OF_LINE ? LINE_HEIGHT : 0);
  const count = Math.max(1, Math.min(MAX_MATCHES, Math.floor(rest / LINE_HEIGHT)));
  return (
    <section className="flex min-w-0 flex-col gap-6 border-line border-t-2 pt-4.5">
      {channels && countries.length > 0 && <WhereToWatch names={names} countries={countries} />}
      {h2h && (
        <div>
          <h3 className="font-semibold text-body">
            {preMatch.form} <span className="font-normal text-quiet">{t.lastMatches}</span>
          </h3>
          <div className="mt-2 grid grid-cols-2 gap-x-11">
            <FormList team={match.teams.home} matches={h2h.home.events.overall.slice(0, count)} />
            <FormList team={match.teams.away} matches={h2h.away.events.overall.slice(0, count)} />
          </div>
        </div>
      )}
    </section>
  );
}

interface WatchProps {
  /** Of the channels; empty without one. */
  readonly names: string;
  readonly countries: readonly string[];
}

function WhereToWatch({ names, countries }: WatchProps) {
  const words = useWords<'wall-match'>();
  const { wallMatch: t } = words;
  const countryNames = new Intl.ListFormat(words.intl, { type: 'disjunction' }).format(
    countries.map(countryNamer(words)),
  );
  return (
    <div>
      <h3 className="font-semibold text-body">{t.watch}</h3>
      <p className="line-clamp-2 font-semibold font-stretch-84% text-name">
        {names || t.notShown(countryNames)}
      </p>
    </div>
  );
}

interface FormProps {
  readonly team: Match['teams']['home'];
  /** Newest first. */
  readonly matches: H2hRecord['home']['events']['overall'];
}

/** A team's last matches: result, ground, opponent and score. */
function FormList({ team, matches }: FormProps) {
  const words = useWords<'h2h'>();
  const { standings } = useWords<'standings'>();
  return (
    <ol aria-label={words.h2h.last(team.name)} className="min-w-0">
      {matches.map((match) => {
        const { id, form, teams } = match;
        const isHome = teams.home.id === team.id;
        const score = scoreOf(match);
        const { name } = isHome ? teams.away : teams.home;
        const { short: ground, long: groundName } = standings.at[isHome ? 'home' : 'away'];
        return (
          <li key={id} className="flex h-14 items-center gap-4 text-body">
            <ResultLetter letter={form} size="em" />
            <Abbreviation
              short={ground}
              long={groundName}
              className="w-8.5 flex-none text-center text-quiet"
            />
            <WallName name={name} className="flex-1 font-stretch-84%" />
            <b className="font-semibold font-stretch-82%">
              {score ? words.score(...(isHome ? score : swapSides(score))) : '–'}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
