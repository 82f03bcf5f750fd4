import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { type AnswerHandler, FAKE_LEAGUE, fakeWireMatch, listEnvelope } from './fake-upstream.ts';
import { startBffForTest, type TestBff } from './start-bff.ts';
import { NOON } from './ticked-clock.ts';

/** Where the feeds of tests say that the pages are. */
export const FEED_SITE = 'https://scores.example/football';

const record = (data: unknown) => ({ ...listEnvelope([]), data });

const row = (position: number, name: string) => ({
  team_id: position,
  team_name: name,
  overall: { games_played: 3, won: 1, goals_diff: position === 1 ? 4 : -4, points: 9 - position, position },
});

/** Matches of the fake data service by their ids: kick-off in seconds from noon, status, score, name of the home team. */
export type FeedMatches = Record<
  number,
  { at: number; status: number; score?: readonly [number, number]; home?: string }
>;

const MARKET = {
  id: '1',
  name: '1X2',
  bookmakers: [
    {
      id: '12',
      name: '@Odds',
      odds: { data: { home: '2.500', draw: '3.10', away: '2.90', last_update: {} } },
    },
  ],
};

/** Returns a data service that has one competition, team and channel, and these matches, whichever list is asked for. */
function feedUpstream(matches: FeedMatches): AnswerHandler {
  const wire = (id: string, { at, status, score, home }: FeedMatches[number], hasOdds = false) => {
    const match = fakeWireMatch(Number(id), status, NOON / 1_000 + at, score);
    const { home: team } = match.teams;
    const teams = { ...match.teams, home: { ...team, name: home ?? team.name } };
    return { ...match, teams, ...(hasOdds && { odds_prematch: [MARKET] }) };
  };
  return (_, response, { pathname, searchParams }) => {
    const route = pathname.split('/').at(-2);
    const query = Object.fromEntries(searchParams);
    const { t, id } = query;
    const all = Object.entries(matches).map(([key, fields]) =>
      wire(key, fields, query['include']?.includes('odds')),
    );
    const day = (match: (typeof all)[number]) =>
      new Date(match.time.timestamp * 1_000).toISOString().slice(0, 10);
    const is = (name: string, ...selectors: readonly string[]) =>
      route === name && selectors.includes(t ?? '');
    if (is('livescores', 'live')) return listEnvelope(all.filter(({ status }) => status === 1));
    if (is('fixtures', 'schedule')) return listEnvelope(all.filter((match) => day(match) === query['d']));
    if (is('fixtures', 'season', 'tv')) return listEnvelope(all);
    if (is('fixtures', 'sort'))
      return listEnvelope(all.filter((match) => query['ids']?.split(',').includes(String(match.id))));
    if (is('fixtures', 'last_next')) return record({ next: all, current: [], last: [] });
    const match = all.find((one) => String(one.id) === id);
    if (is('fixtures', 'info') && match) return record(match);
    if (is('leagues', 'list'))
      return listEnvelope([{ ...FAKE_LEAGUE, ...(query['lang'] === 'de' && { name: 'Nordliga' }) }]);
    if (is('leagues', 'info') && id === '1') return record(FAKE_LEAGUE);
    if (is('leagues', 'standings_live'))
      return record({ season_id: '50', standings: [row(1, '=cmd|A1'), row(2, 'Town')] });
    if (is('teams', 'info') && id === '14')
      return record({
        id: 14,
        name: 'United',
        leagues: [],
        country: { id: '11', name: 'Germany', cc: 'de' },
      });
    if (is('broadcast', 'info') && id === '5') return record({ id: 5, name: 'Kanal Fünf', country: {} });
    if (is('broadcast', 'match_tvs'))
      return listEnvelope([
        { id: 5, name: 'Kanal Fünf', country: { id: '11' } },
        { id: 6, name: 'Canal Seis', country: { id: '12' } },
      ]);
    response.statusCode = 404;
    return record(null);
  };
}

/** Starts a BFF before it, for an account with an allowance. */
export const startFeeds = (
  matches: FeedMatches,
  options: Parameters<typeof startBffForTest>[2] = {},
): Promise<TestBff> =>
  startBffForTest(
    feedUpstream(matches),
    { mode: 'real', livePollSeconds: 30 },
    { clients: { ...DEFAULT_CLIENT_LIMITS, publicUrl: FEED_SITE }, ...options },
  );
