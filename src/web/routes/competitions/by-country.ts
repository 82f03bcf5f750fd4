import { foldText, spellings } from '#contract/fold-text.ts';
import { compareCompetitionPlaces, competitionPlace } from '#contract/order/competition-place.ts';
import type { League } from '#contract/records/league.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';

export interface CountryGroup {
  /** A country's competitions, those that the viewer has pinned or follows, or the most popular ones. */
  readonly kind: 'country' | 'mine' | 'popular';
  /** Null for competitions of several countries. */
  readonly country: League['country'] | null;
  readonly leagues: readonly League[];
}

const POPULAR_COMPETITIONS = 12;
/** Number of international competitions among them. */
const POPULAR_INTERNATIONAL = 3;

/** Returns a predicate: every word of the text is in a name of the competition or of its country, in English or the viewer's language. */
export function matchesText(
  text: string,
  language: CompetitionWords & CountryWords,
): (league: League) => boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return (league) => {
    const { name, country } = league;
    const localNames = `${competitionName(league, language)} ${localCountry(country, language) ?? ''}`;
    const names = spellings(`${localNames} ${name} ${country.name ?? ''}`).join(' ');
    return words.every((word) => names.includes(word));
  };
}

/** Sort key of a country: the viewer's own, international competitions, then the others. */
function rank({ cc }: League['country'], viewerCountry: string | null): number {
  if (cc !== null && cc === viewerCountry) return 0;
  return cc === null ? 1 : 2;
}

/**
 * Groups competitions by country, in the service's order within each. Those that the viewer pinned or follows come
 * first, in the order of choosing, then popular ones; both stay in their countries as well.
 *
 * @param pinnedIds ids of competitions that are pinned or followed
 * @param viewerCountry code of the viewer's country
 */
export function competitionsByCountry(
  leagues: readonly League[],
  pinnedIds: readonly string[],
  viewerCountry: string | null,
  countryWords: CountryWords,
): readonly CountryGroup[] {
  const leaguesById = new Map(leagues.map((league) => [league.id, league]));
  const pinned = [...new Set(pinnedIds)].flatMap((id) => leaguesById.get(id) ?? []);
  const groups = [...Map.groupBy(leagues, ({ country }) => country.id ?? country.name).values()].flatMap(
    (group) => (group[0] ? [{ kind: 'country' as const, country: group[0].country, leagues: group }] : []),
  );
  const localName = ({ country }: (typeof groups)[number]) => localCountry(country, countryWords) ?? '';
  groups.sort(
    (a, b) =>
      rank(a.country, viewerCountry) - rank(b.country, viewerCountry) ||
      localName(a).localeCompare(localName(b), countryWords.intl),
  );
  const top: readonly CountryGroup[] = [
    { kind: 'mine', country: null, leagues: pinned },
    { kind: 'popular', country: null, leagues: popularCompetitions(leagues, viewerCountry) },
  ];
  return [...top.filter((group) => group.leagues.length > 0), ...groups];
}

/** Returns a competition as it stands in a match, by which lists of matches are ordered. */
const leagueOfMatch = ({ id, name, country }: League): MatchRow['league'] => ({
  id,
  name,
  type: null,
  country_id: country.id,
  country_name: country.name,
  country_code: country.cc,
  country_flag: null,
});

/**
 * Returns the first league of each popular country, the viewer's first, and the international competitions of that
 * continent, in the order of the list of matches.
 */
function popularCompetitions(leagues: readonly League[], viewerCountry: string | null): readonly League[] {
  const preferences = { pins: [], competitions: new Set<string>(), country: viewerCountry };
  const continent =
    leagues.find(({ country }) => country.cc !== null && country.cc === viewerCountry)?.continent.id ?? null;
  const ofFirstTeams = leagues.filter(({ is_friendly, is_amateur }) => !is_friendly && !is_amateur);
  const international = ofFirstTeams
    .filter(({ country, continent: { id } }) => country.cc === null && id !== null && id === continent)
    .slice(0, POPULAR_INTERNATIONAL);
  const firstLeagues = new Map<string | null, League>();
  for (const league of ofFirstTeams) {
    const { cc } = league.country;
    if (cc !== null && !league.is_cup && !firstLeagues.has(cc)) firstLeagues.set(cc, league);
  }
  return [...international, ...firstLeagues.values()]
    .map((league) => ({ league, place: competitionPlace(leagueOfMatch(league), preferences) }))
    .sort((a, b) => compareCompetitionPlaces(a.place, b.place))
    .slice(0, POPULAR_COMPETITIONS)
    .map(({ league }) => league);
}
