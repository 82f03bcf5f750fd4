import type { MatchRow } from '#contract/records/match.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import { flagPath } from '#web/components/flag-path.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';
import { leagueNames, resultCloseness, resultImage, resultKey } from './search-result.ts';

const RESULT_KINDS = { team: 'team', competition: 'league', match: 'match', player: 'player' } as const;

const FOLLOWABLE_KINDS = Object.keys(RESULT_KINDS) as (keyof typeof RESULT_KINDS)[];

export function resultOfFavourite({ kind, id, name }: Favourite): SearchResult {
  return { kind: RESULT_KINDS[kind], id, name, about: null, cc: null, startdate: null };
}

/** Returns a result as a favourite; null if its kind cannot be followed. */
export function favouriteOfResult(result: SearchResult): Favourite | null {
  const { id, name, about, cc } = result;
  const kind = FOLLOWABLE_KINDS.find((one) => RESULT_KINDS[one] === result.kind);
  if (!kind) return null;
  const isCompetition = kind === 'competition';
  return {
    kind,
    id,
    name: isCompetition && about ? `${about} ${name}` : name,
    img: isCompetition ? flagPath(cc) : resultImage(result),
  };
}

type NameWords = CountryWords & CompetitionWords;

const countryOf = ({ country_name: name, country_code: cc }: MatchRow['league'], words: NameWords) =>
  localCountry({ name, cc }, words);

const leagueAndCountry = (league: MatchRow['league'], words: NameWords) =>
  [competitionName(league, words), countryOf(league, words)].filter(Boolean).join(', ');

/** Returns a match as a result, named as the service names matches. */
export function resultOfMatch({ id, teams, league, time }: MatchRow, words: NameWords): SearchResult {
  return {
    kind: 'match',
    id,
    name: `${teams.home.name} vs ${teams.away.name}`,
    about: leagueAndCountry(league, words),
    cc: league.country_code,
    startdate: time.timestamp,
  };
}

function resultsOfMatch({ teams, league }: MatchRow, words: NameWords): readonly SearchResult[] {
  const { country_code: cc } = league;
  // International competitions do not reveal a team's country and league.
  const about = cc === null ? null : leagueAndCountry(league, words);
  return [
    {
      id: league.id,
      ...leagueNames(league, words),
      kind: 'league' as const,
      about: countryOf(league, words),
    },
    ...[teams.home, teams.away].map(({ id, name }) => ({ id, name, kind: 'team' as const, about })),
  ].map((result) => ({ ...result, cc, startdate: null }));
}

/** Shorter texts match only the beginning of words. */
const MIN_INNER_CHARS = 3;
const MAX_RESULTS = 40;

/**
 * Returns the local results that match a text: available at once, from the first letter.
 *
 * @param results best known first
 */
export function filterResults(results: readonly SearchResult[], text: string): readonly SearchResult[] {
  const maxRank = text.length < MIN_INNER_CHARS ? 2 : 3;
  return results
    .filter((result) => (resultCloseness(result, text) ?? maxRank + 1) <= maxRank)
    .slice(0, MAX_RESULTS);
}

/** Returns all teams and competitions of some matches without duplicates, preferably from a domestic match. */
export function resultsOfMatches(matches: readonly MatchRow[], words: NameWords): readonly SearchResult[] {
  const all = new Map<string, SearchResult>();
  for (const result of matches.flatMap((match) => resultsOfMatch(match, words))) {
    if (!all.get(resultKey(result))?.cc) all.set(resultKey(result), result);
  }
  return [...all.values()];
}
