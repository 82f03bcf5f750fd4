import type * as z from 'zod';
import type { OddsFormat, RecordKey } from '#contract/operation.ts';
import { bookmaker } from './bookmaker.ts';
import { channel } from './channel.ts';
import { coach } from './coach.ts';
import { comment } from './comment.ts';
import { continent } from './continent.ts';
import { country } from './country.ts';
import { cupRound } from './cup-round.ts';
import { group, stageGroups } from './group.ts';
import { h2h } from './h2h.ts';
import { leader } from './leader.ts';
import { flatLeague, isFlatLeague, league } from './league.ts';
import { benches, lineUps } from './line-up.ts';
import { market } from './market.ts';
import { match, matchRow } from './match.ts';
import { matchEvent } from './match-event.ts';
import { matchStats } from './match-stats.ts';
import { mediaGroup } from './media-group.ts';
import { ODDS } from './odds.ts';
import { player } from './player.ts';
import { playerSeasonStats } from './player-season-stats.ts';
import type { RecordTypes } from './record-types.ts';
import { referee } from './referee.ts';
import { round } from './round.ts';
import { searchHit } from './search-hit.ts';
import { season } from './season.ts';
import { seasonStats } from './season-stats.ts';
import { matchSidelined, sidelined } from './sidelined.ts';
import { squad } from './squad.ts';
import { stage } from './stage.ts';
import { flatStandings, isNested, nestedStandings } from './standings.ts';
import { team, teamRow } from './team.ts';
import { teamSeasonStats } from './team-season-stats.ts';
import { transfers } from './transfers.ts';
import { trophies } from './trophies.ts';
import { venue } from './venue.ts';

type Schemas = {
  [K in RecordKey]: (
    wire: unknown,
    include: ReadonlySet<string>,
    format: OddsFormat,
  ) => z.ZodType<RecordTypes[K]>;
};

const SCHEMAS: Schemas = {
  match_row: (_, include, format) => matchRow(include, format),
  match: (_, include, format) => match(include, format),
  match_event: () => matchEvent,
  lineups: () => lineUps,
  bench: () => benches,
  comment: () => comment,
  match_sidelined: () => matchSidelined,
  sidelined: () => sidelined,
  league: (wire) => (isFlatLeague(wire) ? flatLeague : league),
  standings: (wire) => (isNested(wire) ? nestedStandings : flatStandings),
  continent: () => continent,
  country: () => country,
  season: () => season,
  team: () => team,
  team_row: () => teamRow,
  squad: () => squad,
  transfers: () => transfers,
  trophies: () => trophies,
  player: () => player,
  coach: () => coach,
  referee: () => referee,
  venue: () => venue,
  search_hit: () => searchHit,
  h2h: () => h2h,
  leader: () => leader,
  season_stats: () => seasonStats,
  team_season_stats: () => teamSeasonStats,
  player_season_stats: () => playerSeasonStats,
  match_stats: () => matchStats,
  channel: () => channel,
  media_group: () => mediaGroup,
  odds_market: (_, __, format) => ODDS[format].market,
  odds_history: (_, __, format) => ODDS[format].history,
  bookmaker: () => bookmaker,
  market: () => market,
  stage: () => stage,
  stage_groups: () => stageGroups,
  group: () => group,
  round: () => round,
  cup_round: () => cupRound,
};

/** Returns the schema for a record in the shape of `wire`, with the requested datasets and notation of prices. */
export function schemaOf<K extends RecordKey>(
  record: K,
  wire: unknown,
  include: ReadonlySet<string>,
  format: OddsFormat,
): z.ZodType<RecordTypes[K]> {
  return SCHEMAS[record](wire, include, format);
}
