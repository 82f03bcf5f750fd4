/**
 * Prints the records and pictures of the workshop's scenes as JSON: the answers of the embedded service at planted
 * instants.
 */
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { Leader } from '#contract/records/leader.ts';
import type { Match } from '#contract/records/match.ts';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { WORKSHOP_SCENES } from '#contract/testing/workshop-scenes.ts';
import { DEMO } from '#service/accounts/account.ts';
import { find } from '#service/find/find.ts';
import { createDemoApp } from '#service/http/demo-app.ts';
import { createWorld } from '#service/world/world.ts';
import { picturesOf } from './pictures.ts';

const SEED = 2026;
/** As many as a page shows at first. */
const INITIAL_LEADERS = 25;
const FROM = Date.parse('2026-11-21T15:20:00Z');

let now = FROM;
const world = createWorld(SEED);
const app = createDemoApp(world, { now: () => now, media: false });

/** Returns the record or list of an operation (`fixtures.info`); null without an id and where the service has none. */
async function ask(
  name: string,
  query: Readonly<Record<string, string | null>>,
  include: readonly string[] = [],
) {
  const [route = '', selector = ''] = name.split('.');
  const operation = findOperation(route, selector);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  if (Object.values(query).includes(null)) return null;
  const parameters = { ...query, t: selector, include: include.join(), user: DEMO.user, token: DEMO.token };
  const { statusCode, body } = await app.inject({
    url: `/v2.2/${route}/`,
    query: parameters as Record<string, string>,
  });
  return statusCode === 200 ? readAnswer(operation, include, JSON.parse(body)).data : null;
}

/** Returns the histories of the first market at two of its bookmakers; those of all markets would be megabytes. */
async function historiesOf(id: string, odds: readonly OddsMarket[]): Promise<readonly OddsHistory[]> {
  const books = odds[0]?.bookmakers.slice(0, 2) ?? [];
  const histories = books.map(
    (book) => ask('fixtures.match_odds_info', { id, bookmaker_id: book.id }) as Promise<OddsHistory>,
  );
  return (await Promise.all(histories)).map((history) => ({
    ...history,
    markets: history.markets.slice(0, 1),
  }));
}

/** Returns the first top scorers of a season. */
async function leadersOf(season_id: string | null): Promise<readonly Leader[]> {
  const leaders = (await ask('leaders.topscorers', { season_id })) as readonly Leader[];
  return leaders.slice(0, INITIAL_LEADERS);
}

async function recordsOf(id: string) {
  const match = (await ask('fixtures.info', { id }, ['events', 'stats'])) as Match;
  const season = { season_id: match.season_id };
  const odds = (await ask('fixtures.match_odds', { id })) as readonly OddsMarket[];
  return {
    at: now,
    match,
    related: await ask('fixtures.info', { id: match.related_id ?? match.aggregate_id }),
    venue: await ask('venues.info', { id: match.venue_id }),
    referee: await ask('referees.info', { id: match.referee_id }),
    lineUps: await ask('fixtures.match_lineups', { id }, ['stats']),
    benches: await ask('fixtures.match_bench', { id }, ['stats']),
    sidelined: await ask('fixtures.match_sidelined', { id }),
    odds,
    oddsInPlay: await ask('fixtures.match_oddsinplay', { id }),
    histories: await historiesOf(id, odds),
    cupRounds: await ask('leagues.cup_draw', { ...season, stage_id: match.stage_id }),
    venues: await ask('venues.byseason', season),
    headToHead: await ask('h2h.match', { id }),
    channels: await ask('broadcast.match_tvs', { id }),
    standings: await ask('leagues.standings', season),
    liveStandings: await ask('leagues.standings_live', season),
  };
}

const scenes: Record<string, unknown> = {};
let leaders: readonly Leader[] = [];
for (const [name, [situation, offset]] of Object.entries(WORKSHOP_SCENES)) {
  const sighting = find(world, situation, FROM / 1000);
  if (!sighting?.match_id) throw new Error(`The world has no ${situation} within a year.`);
  now = Date.parse(sighting.happens) + offset * 60_000;
  const records = await recordsOf(String(sighting.match_id));
  scenes[name] = records;
  // Of one season alone: those of each scene took 2 of 8 s.
  if (name === 'live') leaders = await leadersOf(records.match.season_id);
}
const pictures = await picturesOf(JSON.stringify([scenes, leaders]), app);
process.stdout.write(JSON.stringify({ scenes, leaders, pictures }));
await app.close();
