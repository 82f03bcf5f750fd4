import type { OperationName } from '#contract/operations.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import type { Cover } from './cover.ts';
import { HEAD_TO_HEAD, MATCHES, MATCHES_BY_STATE, MEDIA, ONE_MATCH, TEAM_MATCHES } from './match-lists.ts';
import {
  BENCHES,
  LINE_UPS,
  LIST_OF_MATCH,
  MATCH_SIDELINED,
  PRICE_HISTORY,
  SIDELINED,
} from './match-parts.ts';
import { OPEN, type Outcome, type Rule, withheld } from './rule.ts';
import { BY_SEASON, LEAGUE_STATS, PLAYER_STATS, SEASON_STATS, TEAM_STATS, TROPHIES } from './season-parts.ts';

/**
 * What each operation tells. A new operation does not compile without an entry, and one that is missing nevertheless is
 * withheld.
 */
const RULES: Readonly<Record<string, Rule>> = {
  'livescores.live': MATCHES_BY_STATE,
  'livescores.today': MATCHES,
  'livescores.tomorrow': MATCHES,
  'livescores.yesterday': MATCHES,
  'livescores.notstarted': MATCHES_BY_STATE,
  'livescores.ended': MATCHES_BY_STATE,
  'fixtures.schedule': MATCHES,
  'fixtures.season': MATCHES,
  'fixtures.round': MATCHES,
  'fixtures.sort': MATCHES,
  'fixtures.last_next': TEAM_MATCHES,
  'fixtures.tv': MATCHES,
  'fixtures.info': ONE_MATCH,
  'fixtures.match_events': LIST_OF_MATCH,
  'fixtures.match_lineups': LINE_UPS,
  'fixtures.match_bench': BENCHES,
  'fixtures.match_comments': LIST_OF_MATCH,
  'fixtures.match_sidelined': MATCH_SIDELINED,
  'fixtures.match_odds': LIST_OF_MATCH,
  'fixtures.match_oddsinplay': LIST_OF_MATCH,
  'fixtures.match_odds_info': PRICE_HISTORY,
  'leagues.list': OPEN,
  'leagues.info': OPEN,
  'leagues.sort': OPEN,
  'leagues.standings': BY_SEASON,
  'leagues.standings_live': BY_SEASON,
  'leagues.cup_draw': BY_SEASON,
  'teams.list': OPEN,
  'teams.info': OPEN,
  'teams.sort': OPEN,
  'teams.byseason': OPEN,
  'teams.national': OPEN,
  'teams.squad': OPEN,
  'teams.transfers': OPEN,
  'teams.sidelined': SIDELINED,
  'teams.trophies': TROPHIES,
  'players.list': OPEN,
  'players.info': OPEN,
  'coaches.list': OPEN,
  'coaches.info': OPEN,
  'referees.list': OPEN,
  'referees.info': OPEN,
  'venues.list': OPEN,
  'venues.byseason': OPEN,
  'venues.info': OPEN,
  'continents.list': OPEN,
  'continents.info': OPEN,
  'countries.list': OPEN,
  'countries.info': OPEN,
  'seasons.info': OPEN,
  'search.match': OPEN,
  'search.league': OPEN,
  'search.team': OPEN,
  'search.player': OPEN,
  'search.referee': OPEN,
  'search.country': OPEN,
  'search.tv': OPEN,
  'search.continent': OPEN,
  'h2h.teams': HEAD_TO_HEAD,
  'h2h.match': HEAD_TO_HEAD,
  'leaders.topscorers': BY_SEASON,
  'leaders.topassists': BY_SEASON,
  'leaders.topcards': BY_SEASON,
  'stats.league': LEAGUE_STATS,
  'stats.season': SEASON_STATS,
  'stats.team': TEAM_STATS,
  'stats.player': PLAYER_STATS,
  'stats.match': LIST_OF_MATCH,
  'bookmakers.list': OPEN,
  'bookmakers.info': OPEN,
  'markets.list': OPEN,
  'markets.info': OPEN,
  'broadcast.list': OPEN,
  'broadcast.info': OPEN,
  'broadcast.match_tvs': OPEN,
  'broadcast.schedule': MATCHES,
  'media.league': MEDIA,
  'media.season': MEDIA,
  'media.team': MEDIA,
  'media.round': MEDIA,
  'media.event': MEDIA,
  'media.date': MEDIA,
  'stages.byseason': OPEN,
  'stages.info': OPEN,
  'groups.byseason': OPEN,
  'groups.info': OPEN,
  'rounds.byseason': OPEN,
  'rounds.info': OPEN,
} satisfies Record<OperationName, Rule>;

const WITHHELD: Rule = { filter: (data) => withheld(data) };

/** Returns the rule of a query's operation. */
export const ruleOf = ([route, { t }]: OperationKey): Rule => RULES[`${route}.${t}`] ?? WITHHELD;

/** Withholds data that a filter cannot read, such as records of another version. */
function outcomeOf(key: OperationKey, data: unknown, cover: Cover): Outcome {
  try {
    return ruleOf(key).filter(data as never, cover, key[1]);
  } catch {
    return withheld(data);
  }
}

/** Returns an answer as the viewer may see it; the same object if nothing in it is hidden. */
export function filterAnswer<T>(key: OperationKey, answer: Answer<T>, cover: Cover): Answer<T> {
  if (!cover.isActive) return answer;
  const { data, keys } = outcomeOf(key, answer.data, cover);
  if (data === answer.data && keys.length === 0) return answer;
  return { data: data as T, meta: keys.length > 0 ? { ...answer.meta, shield: keys } : answer.meta };
}
