import { hasTeam } from '#contract/has-team.ts';
import { countryOfZone } from '#contract/order/countries.ts';
import { isFriendly } from '#contract/order/is-friendly.ts';
import type { League } from '#contract/records/league.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { byCompetition, NO_PREFERENCES } from './order.ts';
import type { MatchListRow } from './rows.ts';

/** A competition's season whose tables are shown. */
export interface TableSeason {
  readonly seasonId: string;
  readonly leagueId: string;
  readonly name: string;
  readonly country: { readonly name: string | null; readonly cc: string | null };
  /** A round that all of the day's matches share; null without one. */
  readonly round: string | null;
  /** Whether one of its matches is in play. */
  readonly isLive: boolean;
}

/** Competitions of a day whose tables are fetched; some have none. */
const MAX_SEASONS = 6;

function ofMatches(league: MatchRow['league'], records: readonly MatchRow[]): readonly TableSeason[] {
  const [first] = records;
  const seasonId = first?.season_id;
  if (!seasonId) return [];
  const isOneRound = records.every(({ round_name }) => round_name === first.round_name);
  return [
    {
      seasonId,
      leagueId: league.id,
      name: league.name,
      country: { name: league.country_name, cc: league.country_code },
      round: isOneRound ? first.round_name : null,
      isLive: records.some(({ phase }) => phase === 'live'),
    },
  ];
}

function ofLeague(league: League | null | undefined): readonly TableSeason[] {
  const seasonId = league?.id_current_season;
  if (!league || !seasonId) return [];
  const { id: leagueId, name, country } = league;
  return [
    { seasonId, leagueId, name, country: { name: country.name, cc: country.cc }, round: null, isLive: false },
  ];
}

interface SeasonChoice {
  /** Ids of competitions and of teams. */
  readonly program: { readonly leagues: readonly string[]; readonly follow: readonly string[] };
  readonly zone: string;
  readonly rows: readonly MatchListRow[];
}

/**
 * Returns the seasons whose tables are shown: those of the program's competitions in their order, else the most popular ones with
 * matches today, competitions of followed teams first.
 *
 * @param leagueOf returns a competition that has no match today; undefined until it has come
 */
export function chooseSeasons(
  { program, zone, rows }: SeasonChoice,
  leagueOf: (id: string) => League | null | undefined,
): readonly TableSeason[] {
  const preferences = { ...NO_PREFERENCES, country: countryOfZone(zone) };
  const seasons = byCompetition(rows, preferences).flatMap((group) =>
    group.kind === 'competition' && !isFriendly(group.league.name)
      ? ofMatches(
          group.league,
          group.rows.map(({ record }) => record),
        )
      : [],
  );
  if (program.leagues.length > 0)
    return program.leagues.flatMap(
      (id) => seasons.find(({ leagueId }) => leagueId === id) ?? ofLeague(leagueOf(id)),
    );
  const followed = new Set(
    rows.filter(({ record }) => hasTeam(record, program.follow)).map(({ record }) => record.league.id),
  );
  const isFirst = ({ leagueId }: TableSeason) => followed.has(leagueId);
  return [...seasons.filter(isFirst), ...seasons.filter((one) => !isFirst(one))].slice(0, MAX_SEASONS);
}
