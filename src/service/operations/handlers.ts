import type { OperationName } from '#contract/operations.ts';
import { bookmakerInfo, bookmakerList } from './bookmakers.ts';
import { broadcastSchedule, channelInfo, channelList, matchTvs } from './broadcast.ts';
import { coachInfo, coachList } from './coaches.ts';
import { continentInfo, continentList } from './continents.ts';
import { countryInfo, countryList } from './countries.ts';
import {
  lastNext,
  matchesOfRound,
  matchesOfSeason,
  matchesOnChannel,
  matchSchedule,
  matchSort,
} from './fixtures/lists.ts';
import {
  matchBench,
  matchComments,
  matchEvents,
  matchInfo,
  matchLineups,
  matchOdds,
  matchOddsInfo,
  matchOddsInPlay,
  sidelinedForMatch,
} from './fixtures/match.ts';
import { groupInfo, groupsBySeason } from './groups.ts';
import { h2hMatch, h2hTeams } from './h2h.ts';
import { topassists, topcards, topscorers } from './leaders.ts';
import {
  cupDraw,
  leagueInfo,
  leagueList,
  leagueSort,
  leagueStandings,
  leagueStandingsLive,
} from './leagues.ts';
import { ended, live, notstarted, today, tomorrow, yesterday } from './livescores.ts';
import { marketInfo, marketList } from './markets.ts';
import { mediaDate, mediaEvent, mediaLeague, mediaRound, mediaSeason, mediaTeam } from './media.ts';
import { playerInfo, playerList } from './players.ts';
import { refereeInfo, refereeList } from './referees.ts';
import type { Handler } from './request.ts';
import { roundInfo, roundsBySeason } from './rounds.ts';
import {
  searchContinent,
  searchCountry,
  searchLeague,
  searchMatch,
  searchPlayer,
  searchReferee,
  searchTeam,
  searchTv,
} from './search.ts';
import { seasonInfo } from './seasons.ts';
import { stageInfo, stagesBySeason } from './stages.ts';
import { statsLeague, statsMatch, statsPlayer, statsSeason, statsTeam } from './stats.ts';
import {
  teamInfo,
  teamList,
  teamNational,
  teamSidelined,
  teamSort,
  teamSquad,
  teamsBySeason,
  teamTransfers,
  teamTrophies,
} from './teams.ts';
import { venueInfo, venueList, venuesBySeason } from './venues.ts';

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
