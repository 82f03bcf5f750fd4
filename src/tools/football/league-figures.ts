import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { formatOf } from '#service/world/catalogue/formats.ts';
import { competitionIdIn } from '#service/world/country-ids.ts';
import { finalTable } from '#service/world/leagues/final-table.ts';
import { leagueSeason } from '#service/world/leagues/league-season.ts';
import type { FinalTableRow } from '#service/world/leagues/league-season-type.ts';
import { eachFinalScore } from '#service/world/leagues/league-walk.ts';
import { createMembership } from '#service/world/leagues/membership.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import { createWorldIndex } from '#service/world/world-index.ts';
import { type Figure, mean, percent } from './figure.ts';

const [ENGLAND, SPAIN, GERMANY, ITALY, FRANCE] = [1, 2, 3, 4, 5] as const;
const [NETHERLANDS, BOLIVIA, JAPAN, IRAN] = [7, 51, 70, 78] as const;
const BIG_COUNTRIES = [ENGLAND, SPAIN, GERMANY, ITALY, FRANCE];
const COUNTRY_IDS: readonly number[] = [...BIG_COUNTRIES, NETHERLANDS, BOLIVIA, JAPAN, IRAN];
const COUNTRIES = ALL_COUNTRIES.filter(({ id }) => COUNTRY_IDS.includes(id));

/** A league in all seasons of several worlds. */
interface LeagueResults {
  matches: number;
  goals: number;
  homeWins: number;
  draws: number;
  /** The tables of each season; those of one world follow each other. */
  readonly tables: (readonly FinalTableRow[])[];
}

type League = readonly [country: number, tier: number];

function resultsOf(seeds: readonly number[], seasonCount: number, [countryId, tier]: League): LeagueResults {
  const results: LeagueResults = { matches: 0, goals: 0, homeWins: 0, draws: 0, tables: [] };
  for (const seed of seeds) {
    const worldIndex = createWorldIndex(seed, COUNTRIES);
    const membership = createMembership(worldIndex);
    for (let year = FIRST_SEASON; year < FIRST_SEASON + seasonCount; year += 1) {
      const country = worldIndex.country(countryId);
      const competition = worldIndex.competition(competitionIdIn(countryId, tier));
      const members = membership.tiers(countryId, year)?.[tier];
      const entry = country?.leagues[tier];
      if (country === null || competition === null || members === undefined || entry === undefined) continue;
      const format = formatOf(country, tier);
      const league = leagueSeason(worldIndex, competition, year, members, entry.legs, format);
      eachFinalScore(seed, league, (_home, _away, [home, away]) => {
        results.matches += 1;
        results.goals += home + away;
        results.homeWins += home > away ? 1 : 0;
        results.draws += home === away ? 1 : 0;
      });
      results.tables.push(finalTable(worldIndex, league));
    }
  }
  return results;
}

function championsPoints({ tables }: LeagueResults): number {
  return mean(tables.map(([champion]) => champion?.points ?? 0));
}

/** Returns how many of 100 champions were champions in the season before. */
function repeats(leagues: readonly LeagueResults[], seasonCount: number): number {
  const champions = leagues.flatMap(({ tables }) => tables.map(([champion]) => champion?.team));
  const seconds = champions.map((_, i) => i).filter((i) => i % seasonCount > 0);
  return percent(seconds.filter((i) => champions[i] === champions[i - 1]).length, seconds.length);
}

const CHAMPIONS: readonly (readonly [
  country: number,
  name: string,
  real: string,
  range: [number, number],
])[] = [
  [ENGLAND, 'England', '89', [87, 92.5]],
  [SPAIN, 'Spain', '91', [86.5, 92.5]],
  [GERMANY, 'Germany', '80', [79, 84]],
  [ITALY, 'Italy', '88', [87, 92.5]],
  [FRANCE, 'France', '79 to 80', [78, 83]],
];

/** Returns the figures of leagues and their champions. */
export function leagueFigures(seeds: readonly number[], seasonCount: number): readonly Figure[] {
  const results = (country: number, tier = 0) => resultsOf(seeds, seasonCount, [country, tier]);
  const goals = (league: LeagueResults) => league.goals / league.matches;
  const homeWins = (league: LeagueResults) => percent(league.homeWins, league.matches);
  const bigLeagues = CHAMPIONS.map(([country]) => results(country));
  const [england] = bigLeagues;
  const iran = results(IRAN);
  const secondTiers = [SPAIN, ITALY, FRANCE].map((country) => results(country, 1));
  return [
    {
      name: 'Goals a match, big leagues',
      real: '2.75',
      range: [2.65, 2.9],
      value: mean(bigLeagues.map(goals)),
    },
    { name: 'Goals a match, Iran', real: '2.0 to 2.1', range: [1.95, 2.25], value: goals(iran) },
    {
      name: 'Goals a match, Netherlands',
      real: '3.1 to 3.2',
      range: [3, 3.3],
      value: goals(results(NETHERLANDS)),
    },
    {
      name: 'Goals a match, second tiers of Spain, Italy and France',
      real: '2.2 to 2.4',
      range: [2.2, 2.5],
      value: mean(secondTiers.map(goals)),
    },
    {
      name: 'Draws in these second tiers, %',
      real: '27 to 30',
      range: [27, 30],
      value: mean(secondTiers.map((league) => percent(league.draws, league.matches))),
    },
    {
      name: 'Home wins, big leagues, %',
      real: '43 to 46',
      range: [43, 47],
      value: mean(bigLeagues.map(homeWins)),
    },
    { name: 'Home wins, Japan, %', real: '40 to 41', range: [39, 42.5], value: homeWins(results(JAPAN)) },
    { name: 'Home wins, Bolivia, %', real: '55', range: [53, 57], value: homeWins(results(BOLIVIA)) },
    ...CHAMPIONS.map(
      ([, name, real, range], i): Figure => ({
        name: `Points of the champion, ${name}`,
        real,
        range,
        value: championsPoints(bigLeagues[i] ?? iran),
      }),
    ),
    {
      name: 'Goal difference of the champion, England',
      real: '57',
      range: [52, 64],
      value: mean(
        (england?.tables ?? []).map(([champion]) => (champion?.scored ?? 0) - (champion?.against ?? 0)),
      ),
    },
    {
      name: 'Champions of the big leagues who win again, %',
      real: '45 to 55',
      range: [45, 55],
      value: repeats(bigLeagues, seasonCount),
    },
  ];
}
