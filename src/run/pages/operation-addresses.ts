import type { OperationName } from '#contract/operations.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { ServiceAnswers } from './service-answers.ts';
import type { Subject } from './subjects.ts';

/** A request of the pages: route and parameters. */
export type ApiAddress = readonly [route: string, parameters: Readonly<Record<string, string>>];

type Parameters = readonly Readonly<Record<string, string>>[];

/** Operations of which no answer depends on what happens in a match: their names, places and people are fixed. */
type Fixed =
  | 'leagues.list'
  | 'leagues.sort'
  | 'teams.list'
  | 'teams.sort'
  | 'teams.national'
  | 'players.list'
  | 'coaches.list'
  | 'referees.list'
  | 'venues.list'
  | `${'continents' | 'countries' | 'bookmakers' | 'markets'}.${string}`
  | `search.${'league' | 'player' | 'referee' | 'country' | 'tv' | 'continent'}`
  | 'broadcast.list'
  | 'seasons.info'
  | `${'stages' | 'groups'}.${string}`
  | 'rounds.info';

/** Returns a request of every operation that could tell of a match: one that is missing here is a type error. */
export async function operationAddressesOf(
  { match, at }: Subject,
  { answerAt }: ServiceAnswers,
): Promise<readonly ApiAddress[]> {
  const ask = async <T>(path: string) => (await answerAt(at, `/api/v2.2/${path}`)).data as T | null;
  const { id, league, teams, round_id, stage_id, referee_id, venue_id } = match;
  const season = match.season_id ?? '';
  const day = new Date(match.time.timestamp * 1_000).toISOString().slice(0, 10);
  const { events } = (await ask<Subject['match']>(`fixtures/?t=info&id=${id}&include=events,stats`)) ?? {};
  const player = events?.find(({ type }) => type === 'goal')?.player_id ?? events?.[0]?.player_id ?? '';
  const lineUps = await ask<LineUpsRecord>(`fixtures/?t=match_lineups&id=${id}`);
  const [channel] = (await ask<readonly { readonly id: string }[]>(`broadcast/?t=match_tvs&id=${id}`)) ?? [];
  const [book] = (await ask<readonly { readonly id: string }[]>('bookmakers/?t=list')) ?? [];
  const withEvents = { include: 'events' };
  const withPrices = { include: 'odds_prematch' };
  const ofMatch: Parameters = [{ id }];
  const ofSeason: Parameters = [{ season_id: season }];
  const ofHome: Parameters = [{ id: teams.home.id }];
  const none: Parameters = [{}];
  const requests: Readonly<Record<Exclude<OperationName, Fixed>, Parameters>> = {
    'livescores.live': [withEvents],
    'livescores.today': [withEvents],
    'livescores.tomorrow': none,
    'livescores.yesterday': none,
    'livescores.notstarted': none,
    'livescores.ended': [withEvents],
    'fixtures.schedule': [{ d: day }, { d: day, ...withEvents }, { d: day, ...withPrices }],
    'fixtures.season': [{ season_id: season }, { season_id: season, team_id: teams.home.id }],
    'fixtures.round': [{ season_id: season, round_id: round_id ?? '' }],
    'fixtures.sort': [{ ids: id, include: 'events,odds_prematch,odds_inplay,tvs' }],
    'fixtures.last_next': [{ team_id: teams.home.id }, { team_id: teams.away.id }],
    'fixtures.tv': [{ tv_id: channel?.id ?? '' }],
    'fixtures.info': [{ id, include: 'events,stats' }],
    'fixtures.match_events': ofMatch,
    'fixtures.match_lineups': [{ id, include: 'stats' }],
    'fixtures.match_bench': [{ id, include: 'stats' }],
    'fixtures.match_comments': ofMatch,
    'fixtures.match_sidelined': ofMatch,
    'fixtures.match_odds': ofMatch,
    'fixtures.match_oddsinplay': ofMatch,
    'fixtures.match_odds_info': [{ id, bookmaker_id: book?.id ?? '' }],
    'leagues.info': [{ id: league.id }],
    'leagues.standings': ofSeason,
    'leagues.standings_live': ofSeason,
    'leagues.cup_draw': [{ season_id: season, stage_id: stage_id ?? '' }],
    'teams.info': ofHome,
    'teams.byseason': ofSeason,
    'teams.squad': ofHome,
    'teams.transfers': ofHome,
    'teams.sidelined': ofHome,
    'teams.trophies': ofHome,
    'players.info': [{ id: player }],
    'coaches.info': [{ id: lineUps?.home.coach.id ?? '' }],
    'referees.info': [{ id: referee_id ?? '' }],
    'venues.byseason': ofSeason,
    'venues.info': [{ id: venue_id ?? '' }],
    'search.match': [{ q: teams.home.name }],
    'search.team': [{ q: teams.home.name }],
    'h2h.teams': [{ team1: teams.home.id, team2: teams.away.id }],
    'h2h.match': ofMatch,
    'leaders.topscorers': ofSeason,
    'leaders.topassists': ofSeason,
    'leaders.topcards': ofSeason,
    'stats.league': [{ id: league.id }],
    'stats.season': [{ id: season }],
    'stats.team': [
      { id: teams.home.id, season_id: season },
      { id: teams.away.id, season_id: season },
    ],
    'stats.player': [
      { id: player, season_id: season },
      { id: player, match_id: id },
    ],
    'stats.match': ofMatch,
    'broadcast.info': [{ id: channel?.id ?? '' }],
    'broadcast.match_tvs': ofMatch,
    'broadcast.schedule': [{ d: day }],
    'media.league': [{ id: league.id }],
    'media.season': [{ id: season }],
    'media.team': ofHome,
    'media.round': [{ id: round_id ?? '' }],
    'media.event': ofMatch,
    'media.date': [{ d: day }],
    'rounds.byseason': ofSeason,
  };
  return Object.entries(requests).flatMap(([name, list]) => {
    const [route = '', t = ''] = name.split('.');
    return list
      .filter((parameters) => !Object.values(parameters).includes(''))
      .map((parameters): ApiAddress => [route, { t, ...parameters }]);
  });
}
