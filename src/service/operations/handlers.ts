import { info as bookmakerInfo } from './bookmakers/info.ts';
import { list as bookmakerList } from './bookmakers/list.ts';
import { info as channelInfo } from './broadcast/info.ts';
import { list as channelList } from './broadcast/list.ts';
import { matchTvs } from './broadcast/match-tvs.ts';
import { schedule as broadcastSchedule } from './broadcast/schedule.ts';
import { info as coachInfo } from './coaches/info.ts';
import { list as coachList } from './coaches/list.ts';
import { info as continentInfo } from './continents/info.ts';
import { list as continentList } from './continents/list.ts';
import { info as countryInfo } from './countries/info.ts';
import { list as countryList } from './countries/list.ts';
import { info as matchInfo } from './fixtures/info.ts';
import { lastNext } from './fixtures/last-next.ts';
import { matchBench } from './fixtures/match-bench.ts';
import { matchComments } from './fixtures/match-comments.ts';
import { matchEvents } from './fixtures/match-events.ts';
import { matchLineups } from './fixtures/match-lineups.ts';
import { matchOdds } from './fixtures/match-odds.ts';
import { matchOddsInPlay } from './fixtures/match-odds-in-play.ts';
import { matchOddsInfo } from './fixtures/match-odds-info.ts';
import { matchSidelined } from './fixtures/match-sidelined.ts';
import { round } from './fixtures/round.ts';
import { schedule } from './fixtures/schedule.ts';
import { season } from './fixtures/season.ts';
import { sort as matchSort } from './fixtures/sort.ts';
import { tv } from './fixtures/tv.ts';
import { bySeason as groupsBySeason } from './groups/by-season.ts';
import { info as groupInfo } from './groups/info.ts';
import { match as h2hMatch } from './h2h/match.ts';
import { teams as h2hTeams } from './h2h/teams.ts';
import { topassists } from './leaders/topassists.ts';
import { topcards } from './leaders/topcards.ts';
import { topscorers } from './leaders/topscorers.ts';
import { cupDraw } from './leagues/cup-draw.ts';
import { info as leagueInfo } from './leagues/info.ts';
import { list as leagueList } from './leagues/list.ts';
import { sort as leagueSort } from './leagues/sort.ts';
import { standings, standingsLive } from './leagues/standings.ts';
import { ended } from './livescores/ended.ts';
import { live } from './livescores/live.ts';
import { notstarted } from './livescores/notstarted.ts';
import { today } from './livescores/today.ts';
import { tomorrow } from './livescores/tomorrow.ts';
import { yesterday } from './livescores/yesterday.ts';
import { info as marketInfo } from './markets/info.ts';
import { list as marketList } from './markets/list.ts';
import { date as mediaDate } from './media/date.ts';
import { event as mediaEvent } from './media/event.ts';
import { league as mediaLeague } from './media/league.ts';
import { round as mediaRound } from './media/round.ts';
import { season as mediaSeason } from './media/season.ts';
import { team as mediaTeam } from './media/team.ts';
import { info as playerInfo } from './players/info.ts';
import { list as playerList } from './players/list.ts';
import { info as refereeInfo } from './referees/info.ts';
import { list as refereeList } from './referees/list.ts';
import type { Handler } from './request.ts';
import { bySeason as roundsBySeason } from './rounds/by-season.ts';
import { info as roundInfo } from './rounds/info.ts';
import { continent as searchContinent } from './search/continent.ts';
import { country as searchCountry } from './search/country.ts';
import { league as searchLeague } from './search/league.ts';
import { match as searchMatch } from './search/match.ts';
import { player as searchPlayer } from './search/player.ts';
import { referee as searchReferee } from './search/referee.ts';
import { team as searchTeam } from './search/team.ts';
import { tv as searchTv } from './search/tv.ts';
import { info as seasonInfo } from './seasons/info.ts';
import { bySeason as stagesBySeason } from './stages/by-season.ts';
import { info as stageInfo } from './stages/info.ts';
import { league as statsLeague } from './stats/league.ts';
import { match as statsMatch } from './stats/match.ts';
import { player as statsPlayer } from './stats/player.ts';
import { season as statsSeason } from './stats/season.ts';
import { team as statsTeam } from './stats/team.ts';
import { byseason as teamsBySeason } from './teams/byseason.ts';
import { info as teamInfo } from './teams/info.ts';
import { list as teamList } from './teams/list.ts';
import { national as teamNational } from './teams/national.ts';
import { sidelined as teamSidelined } from './teams/sidelined.ts';
import { sort as teamSort } from './teams/sort.ts';
import { squad } from './teams/squad.ts';
import { transfers } from './teams/transfers.ts';
import { trophies } from './teams/trophies.ts';
import { byseason as venuesBySeason } from './venues/byseason.ts';
import { info as venueInfo } from './venues/info.ts';
import { list as venueList } from './venues/list.ts';

/** Handlers of the contract's operations by "route.t"; aliases are resolved before. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  'livescores.live': live,
  'livescores.today': today,
  'livescores.tomorrow': tomorrow,
  'livescores.yesterday': yesterday,
  'livescores.notstarted': notstarted,
  'livescores.ended': ended,
  'fixtures.schedule': schedule,
  'fixtures.season': season,
  'fixtures.round': round,
  'fixtures.sort': matchSort,
  'fixtures.last_next': lastNext,
  'fixtures.tv': tv,
  'fixtures.info': matchInfo,
  'fixtures.match_events': matchEvents,
  'fixtures.match_lineups': matchLineups,
  'fixtures.match_bench': matchBench,
  'fixtures.match_comments': matchComments,
  'fixtures.match_sidelined': matchSidelined,
  'fixtures.match_odds': matchOdds,
  'fixtures.match_oddsinplay': matchOddsInPlay,
  'fixtures.match_odds_info': matchOddsInfo,
  'leagues.list': leagueList,
  'leagues.info': leagueInfo,
  'leagues.sort': leagueSort,
  'leagues.standings': standings,
  'teams.list': teamList,
  'teams.info': teamInfo,
  'teams.sort': teamSort,
  'teams.byseason': teamsBySeason,
  'teams.national': teamNational,
  'teams.squad': squad,
  'teams.transfers': transfers,
  'teams.sidelined': teamSidelined,
  'teams.trophies': trophies,
  'players.list': playerList,
  'players.info': playerInfo,
  'coaches.list': coachList,
  'coaches.info': coachInfo,
  'referees.list': refereeList,
  'referees.info': refereeInfo,
  'venues.list': venueList,
  'venues.byseason': venuesBySeason,
  'venues.info': venueInfo,
  'leagues.standings_live': standingsLive,
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
