import type * as z from 'zod';
import type { OddsFormat, RecordKey } from '#contract/operation.ts';
import { bookmakerSchema } from './bookmaker.ts';
import { channelSchema } from './channel.ts';
import { coachSchema } from './coach.ts';
import { commentSchema } from './comment.ts';
import { continentSchema } from './continent.ts';
import { countrySchema } from './country.ts';
import { cupRoundSchema } from './cup-round.ts';
import { groupSchema, stageGroupsSchema } from './group.ts';
import { h2hSchema } from './h2h.ts';
import { leaderSchema } from './leader.ts';
import { flatLeagueSchema, isFlatLeague, leagueSchema } from './league.ts';
import { benchesSchema, lineUpsSchema } from './line-up.ts';
import { marketSchema } from './market.ts';
import { matchRowSchema, matchSchema } from './match.ts';
import { matchEventSchema } from './match-event.ts';
import { matchStatsSchema } from './match-stats.ts';
import { mediaGroupSchema } from './media-group.ts';
import { ODDS_SCHEMAS } from './odds.ts';
import { playerSchema } from './player.ts';
import { playerSeasonStatsSchema } from './player-season-stats.ts';
import type { RecordTypes } from './record-types.ts';
import { refereeSchema } from './referee.ts';
import { roundSchema } from './round.ts';
import { searchHitSchema } from './search-hit.ts';
import { seasonSchema } from './season.ts';
import { seasonStatsSchema } from './season-stats.ts';
import { matchSidelinedSchema, sidelinedSchema } from './sidelined.ts';
import { squadSchema } from './squad.ts';
import { stageSchema } from './stage.ts';
import { flatStandingsSchema, isNested, nestedStandingsSchema } from './standings.ts';
import { teamRowSchema, teamSchema } from './team.ts';
import { teamSeasonStatsSchema } from './team-season-stats.ts';
import { transfersSchema } from './transfers.ts';
import { trophiesSchema } from './trophies.ts';
import { venueSchema } from './venue.ts';

type Schemas = {
  [K in RecordKey]: (
    wire: unknown,
    include: ReadonlySet<string>,
    format: OddsFormat,
  ) => z.ZodType<RecordTypes[K]>;
};

const SCHEMAS: Schemas = {
  match_row: (_, include, format) => matchRowSchema(include, format),
  match: (_, include, format) => matchSchema(include, format),
  match_event: () => matchEventSchema,
  lineups: () => lineUpsSchema,
  bench: () => benchesSchema,
  comment: () => commentSchema,
  match_sidelined: () => matchSidelinedSchema,
  sidelined: () => sidelinedSchema,
  league: (wire) => (isFlatLeague(wire) ? flatLeagueSchema : leagueSchema),
  standings: (wire) => (isNested(wire) ? nestedStandingsSchema : flatStandingsSchema),
  continent: () => continentSchema,
  country: () => countrySchema,
  season: () => seasonSchema,
  team: () => teamSchema,
  team_row: () => teamRowSchema,
  squad: () => squadSchema,
  transfers: () => transfersSchema,
  trophies: () => trophiesSchema,
  player: () => playerSchema,
  coach: () => coachSchema,
  referee: () => refereeSchema,
  venue: () => venueSchema,
  search_hit: () => searchHitSchema,
  h2h: () => h2hSchema,
  leader: () => leaderSchema,
  season_stats: () => seasonStatsSchema,
  team_season_stats: () => teamSeasonStatsSchema,
  player_season_stats: () => playerSeasonStatsSchema,
  match_stats: () => matchStatsSchema,
  channel: () => channelSchema,
  media_group: () => mediaGroupSchema,
  odds_market: (_, __, format) => ODDS_SCHEMAS[format].market,
  odds_history: (_, __, format) => ODDS_SCHEMAS[format].history,
  bookmaker: () => bookmakerSchema,
  market: () => marketSchema,
  stage: () => stageSchema,
  stage_groups: () => stageGroupsSchema,
  group: () => groupSchema,
  round: () => roundSchema,
  cup_round: () => cupRoundSchema,
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
