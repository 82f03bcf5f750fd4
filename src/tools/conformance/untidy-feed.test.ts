import { expect, test } from 'vitest';
import { crawlStepsOf } from '#contract/crawl/crawl-steps.ts';
import { queryOf } from '#service/testing/crawl-plain.ts';
import { startApp } from '#service/testing/start-app.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { createWorld } from '#service/world/world.ts';
import { conform } from './conform.ts';

const world = createWorld(
  1,
  ALL_COUNTRIES.filter(({ id }) => id <= 3),
);
const untidy = startApp({ world, feed: 'untidy' });

test.each([
  'livescores.today',
  'fixtures.info',
  'fixtures.match_events',
  'fixtures.match_lineups',
  'fixtures.match_odds',
  'leagues.standings',
  'teams.squad',
  'players.list',
  'broadcast.list',
])('an untidy feed: %s loses no record and no field', async (selector) => {
  const steps = crawlStepsOf(selector).filter(({ include }) => include === '' || include === 'events');
  const send = ({ route }: { route: string }, parameters: Parameters<typeof queryOf>[0]) =>
    untidy.get(`${route}/?${queryOf(parameters)}`);
  const { rows } = await conform(send, { steps });
  expect(
    rows.filter(({ lost, status, unexplained }) => lost > 0 || unexplained.length > 0 || status !== 200),
  ).toEqual([]);
});
