import type { OperationName } from '#contract/operations.ts';
import { bookmakerInfo } from './bookmakers/info.ts';
import { bookmakerList } from './bookmakers/list.ts';
import { channelInfo } from './broadcast/info.ts';
import { channelList } from './broadcast/list.ts';
import { matchTvs } from './broadcast/match-tvs.ts';
import { broadcastSchedule } from './broadcast/schedule.ts';
import { coachInfo } from './coaches/info.ts';
import { coachList } from './coaches/list.ts';
import { continentInfo } from './continents/info.ts';
import { continentList } from './continents/list.ts';
import { countryInfo } from './countries/info.ts';
import { countryList } from './countries/list.ts';
import { matchInfo } from './fixtures/info.ts';
import { lastNext } from './fixtures/last-next.ts';
import { matchBench } from './fixtures/match-bench.ts';
import { matchComments } from './fixtures/match-comments.ts';
import { matchEvents } from './fixtures/match-events.ts';
import { matchLineups } from './fixtures/match-lineups.ts';
import { matchOdds } from './fixtures/match-odds.ts';
import { matchOddsInPlay } from './fixtures/match-odds-in-play.ts';
import { matchOddsInfo } from './fixtures/match-odds-info.ts';
import { sidelinedForMatch } from './fixtures/match-sidelined.ts';
import { matchesOfRound } from './fixtures/round.ts';
import { matchSchedule } from './fixtures/schedule.ts';
import { matchesOfSeason } from './fixtures/season.ts';
import { matchSort } from './fixtures/sort.ts';
import { matchesOnChannel } from './fixtures/tv.ts';
import { groupsBySeason } from './groups/by-season.ts';
import { groupInfo } from './groups/info.ts';
import { h2hMatch } from './h2h/match.ts';
import { h2hTeams } from './h2h/teams.ts';
import { topassists } from './leaders/topassists.ts';
import { topcards } from './leaders/topcards.ts';
import { topscorers } from './leaders/topscorers.ts';
import { cupDraw } from './leagues/cup-draw.ts';
import { leagueInfo } from './leagues/info.ts';
import { leagueList } from './leagues/list.ts';
import { leagueSort } from './leagues/sort.ts';
import { leagueStandings, leagueStandingsLive } from './leagues/standings.ts';
import { ended } from './livescores/ended.ts';
import { live } from './livescores/live.ts';
import { notstarted } from './livescores/notstarted.ts';
import { today } from './livescores/today.ts';
import { tomorrow } from './livescores/tomorrow.ts';
import { yesterday } from './livescores/yesterday.ts';
import { marketInfo } from './markets/info.ts';
import { marketList } from './markets/list.ts';
import { mediaDate } from './media/date.ts';
import { mediaEvent } from './media/event.ts';
import { mediaLeague } from './media/league.ts';
import { mediaRound } from './media/round.ts';
import { mediaSeason } from './media/season.ts';
import { mediaTeam } from './media/team.ts';
import { playerInfo } from './players/info.ts';
import { playerList } from './players/list.ts';
import { refereeInfo } from './referees/info.ts';
import { refereeList } from './referees/list.ts';
import type { Handler } from './request.ts';
import { roundsBySeason } from './rounds/by-season.ts';
import { roundInfo } from './rounds/info.ts';
import { searchContinent } from './search/continent.ts';
import { searchCountry } from './search/country.ts';
import { searchLeague } from './search/league.ts';
import { searchMatch } from './search/match.ts';
import { searchPlayer } from './search/player.ts';
import { searchReferee } from './search/referee.ts';
import { searchTeam } from './search/team.ts';
import { searchTv } from './search/tv.ts';
import { seasonInfo } from './seasons/info.ts';
import { stagesBySeason } from './stages/by-season.ts';
import { stageInfo } from './stages/info.ts';
import { statsLeague } from './stats/league.ts';
import { statsMatch } from './stats/match.ts';
import { statsPlayer } from './stats/player.ts';
import { statsSeason } from './stats/season.ts';
import { statsTeam } from './stats/team.ts';
import { teamsBySeason } from './teams/byseason.ts';
import { teamInfo } from './teams/info.ts';
import { teamList } from './teams/list.ts';
import { teamNational } from './teams/national.ts';
import { teamSidelined } from './teams/sidelined.ts';
import { teamSort } from './teams/sort.ts';
import { teamSquad } from './teams/squad.ts';
import { teamTransfers } from './teams/transfers.ts';
import { teamTrophies } from './teams/trophies.ts';
import { venuesBySeason } from './venues/byseason.ts';
import { venueInfo } from './venues/info.ts';
import { venueList } from './venues/list.ts';

export const HANDLERS: Readonly<Record<OperationName, Handler>> = {
  'livescores.live': live,
  'livescores.today': today,
  'livescores.tomorrow': tomorrow,
  'livescores.yesterday': yesterday,
  'livescores.notstarted': notstarted,
  'livescores.ended': ended,
  'fixtures.schedule': matchSchedule,
  'fixtures.season': matchesOfSeason,
  'fixtures.round': matchesOfRound,
  'fixtures.sort': matchSort,
  'fixtures.last_next': lastNext,
  'fixtures.tv': matchesOnChannel,
  'fixtures.info': matchInfo,
  'fixtures.match_events': matchEvents,
  'fixtures.match_lineups': matchLineups,
  'fixtures.match_bench': matchBench,
  'fixtures.match_comments': matchComments,
  'fixtures.match_sidelined': sidelinedForMatch,
  'fixtures.match_odds': matchOdds,
  'fixtures.match_oddsinplay': matchOddsInPlay,
  'fixtures.match_odds_info': matchOddsInfo,
  'leagues.list': leagueList,
  'leagues.info': leagueInfo,
  'leagues.sort': leagueSort,
  'leagues.standings': leagueStandings,
  'teams.list': teamList,
  'teams.info': teamInfo,
  'teams.sort': teamSort,
  'teams.byseason': teamsBySeason,
  'teams.national': teamNational,
  'teams.squad': teamSquad,
  'teams.transfers': teamTransfers,
  'teams.sidelined': teamSidelined,
  'teams.trophies': teamTrophies,
  'players.list': playerList,
  'players.info': playerInfo,
  'coaches.list': coachList,
  'coaches.info': coachInfo,
  'referees.list': refereeList,
  'referees.info': refereeInfo,
  'venues.list': venueList,
  'venues.byseason': venuesBySeason,
  'venues.info': venueInfo,
  'leagues.standings_live': leagueStandingsLive,
  'leagues.cup_draw': cupDraw,
  'continents.list': continentList,
  'continents.info': continentInfo,
  'countries.list': countryList,
  'countries.info': countryInfo,
  'seasons.info': seasonInfo,
  'search.match': searchMatch,
  'search.league': searchLeague,
  'search.team': searchTeam,
  'search.player': searchPlayer,
  'search.referee': searchReferee,
  'search.country': searchCountry,
  'search.continent': searchContinent,
  'search.tv': searchTv,
  'h2h.teams': h2hTeams,
  'h2h.match': h2hMatch,
  'leaders.topscorers': topscorers,
  'leaders.topassists': topassists,
  'leaders.topcards': topcards,
  'stats.league': statsLeague,
  'stats.season': statsSeason,
  'stats.team': statsTeam,
  'stats.player': statsPlayer,
  'stats.match': statsMatch,
  'bookmakers.list': bookmakerList,
  'bookmakers.info': bookmakerInfo,
  'markets.list': marketList,
  'markets.info': marketInfo,
  'media.league': mediaLeague,
  'media.season': mediaSeason,
  'media.team': mediaTeam,
  'media.round': mediaRound,
  'media.event': mediaEvent,
  'media.date': mediaDate,
  'broadcast.schedule': broadcastSchedule,
  'broadcast.match_tvs': matchTvs,
  'broadcast.list': channelList,
  'broadcast.info': channelInfo,
  'stages.byseason': stagesBySeason,
  'stages.info': stageInfo,
  'groups.byseason': groupsBySeason,
  'groups.info': groupInfo,
  'rounds.byseason': roundsBySeason,
  'rounds.info': roundInfo,
};
