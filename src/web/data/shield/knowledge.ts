import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import type { League } from '#contract/records/league.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import type { TeamMatches } from '#web/data/team.ts';
import { factsOf, factsOfLeg, type MatchFacts } from './match-facts.ts';

/** What the answers so far say of matches, seasons and teams. Answers about a part of them do not say it again. */
export interface Knowledge {
  readonly matches: Map<string, MatchFacts>;
  /** Competition of a season. */
  readonly leagues: Map<string, string>;
  /** Whether a season is the current one of its competition. */
  readonly current: Map<string, boolean>;
  /** Seasons of which all matches are in `matches`. */
  readonly seasons: Set<string>;
  /** UTC days of which all matches are in `matches`. */
  readonly days: Set<string>;
  /** Teams of which the latest and next matches are in `matches`. */
  readonly teams: Set<string>;
}

export const createKnowledge = (): Knowledge => ({
  matches: new Map(),
  leagues: new Map(),
  current: new Map(),
  seasons: new Set(),
  days: new Set(),
  teams: new Set(),
});

type Learn = (knowledge: Knowledge, data: never, parameters: OperationKey[1]) => void;

function learnMatch({ matches, leagues }: Knowledge, match: MatchRow | null): void {
  if (!match) return;
  const facts = factsOf(match);
  matches.set(match.id, facts);
  if (facts.season && facts.league) leagues.set(facts.season, facts.league);
}

const learnMatches: Learn = (knowledge, rows: readonly MatchRow[]) => {
  for (const row of rows) learnMatch(knowledge, row);
};

const learnSeasonMatches: Learn = (knowledge, rows: readonly MatchRow[], parameters) => {
  for (const row of rows) learnMatch(knowledge, row);
  const { season_id, team_id, stage_id, group_id } = parameters;
  if (season_id && !team_id && !stage_id && !group_id) knowledge.seasons.add(season_id);
};

const learnTeamMatches: Learn = (knowledge, { next, current, last }: TeamMatches, { team_id }) => {
  for (const row of [...next, ...current, ...last]) learnMatch(knowledge, row);
  if (team_id) knowledge.teams.add(team_id);
};

/** A competition with its seasons, as competitions, teams and players have it. */
type Seasons = Pick<League, 'id' | 'seasons'> & Partial<Pick<League, 'id_current_season'>>;

function learnSeasons({ leagues, current }: Knowledge, { id, seasons, id_current_season }: Seasons): void {
  for (const season of seasons ?? []) {
    leagues.set(season.id, id);
    if (season.is_current !== null) current.set(season.id, season.is_current);
  }
  if (!id_current_season) return;
  leagues.set(id_current_season, id);
  current.set(id_current_season, true);
}

const learnLeague: Learn = (knowledge, league: Seasons | null) => league && learnSeasons(knowledge, league);

const learnLeagues: Learn = (knowledge, list: readonly Seasons[]) => {
  for (const league of list) learnSeasons(knowledge, league);
};

/** Of a team or a player. */
const learnLeaguesOf: Learn = (knowledge, record: { readonly leagues: readonly Seasons[] } | null) => {
  for (const league of record?.leagues ?? []) learnSeasons(knowledge, league);
};

const learnStandings: Learn = ({ leagues }, record: StandingsRecord | null) => {
  if (record?.league_id) leagues.set(record.season_id, record.league_id);
};

const learnDraw: Learn = ({ matches, leagues }, rounds: readonly CupRoundRecord[], { season_id = '' }) => {
  const legs = rounds.flatMap(({ ties }) => ties.flatMap((tie) => tie.matches));
  for (const leg of legs) matches.set(leg.id, factsOfLeg(leg, season_id, leagues.get(season_id) ?? null));
};

const LESSONS: Readonly<Record<string, Learn>> = {
  'livescores.live': learnMatches,
  'livescores.today': learnMatches,
  'livescores.tomorrow': learnMatches,
  'livescores.yesterday': learnMatches,
  'livescores.notstarted': learnMatches,
  'livescores.ended': learnMatches,
  'fixtures.schedule': learnMatches,
  'fixtures.season': learnSeasonMatches,
  'fixtures.round': learnMatches,
  'fixtures.sort': learnMatches,
  'fixtures.tv': learnMatches,
  'fixtures.last_next': learnTeamMatches,
  'fixtures.info': learnMatch as Learn,
  'broadcast.schedule': learnMatches,
  'leagues.info': learnLeague,
  'leagues.list': learnLeagues,
  'leagues.sort': learnLeagues,
  'leagues.standings': learnStandings,
  'leagues.standings_live': learnStandings,
  'leagues.cup_draw': learnDraw,
  'teams.info': learnLeaguesOf,
  'players.info': learnLeaguesOf,
};

/**
 * Adds what the answer of an operation says, as far as its records can be read.
 *
 * @param isWhole whether it is more than the first screens of a list
 */
export function learn(
  knowledge: Knowledge,
  [route, parameters]: OperationKey,
  data: unknown,
  isWhole = true,
): void {
  const { t, d, ...others } = parameters;
  try {
    LESSONS[`${route}.${t}`]?.(knowledge, data as never, parameters);
    const isDay =
      route === 'fixtures' && t === 'schedule' && Object.keys(others).every((name) => name === 'include');
    if (isDay && d && isWhole) knowledge.days.add(d);
  } catch {
    // What is not known is hidden.
  }
}
