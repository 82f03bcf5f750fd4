import type { CoachRecord } from './coach.ts';
import type { Comment } from './comment.ts';
import type { Continent } from './continent.ts';
import type { Country } from './country.ts';
import type { H2h } from './h2h.ts';
import type { League } from './league.ts';
import type { Benches, LineUps } from './line-up.ts';
import type { Match, MatchRow } from './match.ts';
import type { MatchEvent } from './match-event.ts';
import type { PlayerRecord } from './player.ts';
import type { RefereeRecord } from './referee.ts';
import type { SearchHit } from './search-hit.ts';
import type { SeasonRecord } from './season.ts';
import type { MatchSidelined } from './sidelined.ts';
import type { Squad } from './squad.ts';
import type { Standings } from './standings.ts';
import type { TeamRecord, TeamRow } from './team.ts';
import type { TransfersRecord } from './transfers.ts';
import type { TrophiesRecord } from './trophies.ts';
import type { VenueRecord } from './venue.ts';

/** The type of each record that the table of operations names. */
export interface RecordTypes {
  match_row: MatchRow;
  match: Match;
  match_event: MatchEvent;
  lineups: LineUps;
  bench: Benches;
  comment: Comment;
  match_sidelined: MatchSidelined;
  league: League;
  standings: Standings;
  continent: Continent;
  country: Country;
  season: SeasonRecord;
  team: TeamRecord;
  team_row: TeamRow;
  squad: Squad;
  transfers: TransfersRecord;
  trophies: TrophiesRecord;
  player: PlayerRecord;
  coach: CoachRecord;
  referee: RefereeRecord;
  venue: VenueRecord;
  search_hit: SearchHit;
  h2h: H2h;
}
