import type { Comment } from './comment.ts';
import type { Continent } from './continent.ts';
import type { Country } from './country.ts';
import type { H2h } from './h2h.ts';
import type { League } from './league.ts';
import type { Benches, LineUps } from './line-up.ts';
import type { Match, MatchRow } from './match.ts';
import type { MatchEvent } from './match-event.ts';
import type { SearchHit } from './search-hit.ts';
import type { SeasonRecord } from './season.ts';
import type { MatchSidelined } from './sidelined.ts';
import type { Standings } from './standings.ts';

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
  search_hit: SearchHit;
  h2h: H2h;
}
