/** What changes once a day, or when matches of another round begin. */
import { expect, test } from 'vitest';
import { type AnswerHandler, fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startFleet } from '#bff/testing/start-fleet.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { wireLeague } from '#contract/testing/examples.ts';
import { LIVE_PATH } from './paths.ts';

const LEAGUE = '/api/v2.2/leagues/?t=info&id=1';
const OTHER_LEAGUE = '/api/v2.2/leagues/?t=info&id=2';
const LIVE_PERIOD_SECONDS = 31;

test('S14 shows a new round as soon as a match of it is in play, and a new season at midnight', async () => {
  let current = { season: '5', round: '37' };
  let playedRound = '37';
  const answer: AnswerHandler = (_, __, url) => {
    const id = url.searchParams.get('id');
    const { season, round } = current;
    if (id)
      return { data: { ...wireLeague, id, id_current_season: season, id_current_round: round }, meta: {} };
    const match = fakeWireMatch(7, 1, NOON / 1_000);
    return listEnvelope([{ ...match, season_id: '5', round_id: playedRound }]);
  };
  const { get, pass, upstream, clock } = await startFleet(2, answer);
  const roundsOf = (path: string) =>
    Promise.all(
      [0, 1].map(async (process) => {
        const { id_current_season: season, id_current_round: round } = (await get(process, path)).json().data;
        return `${season} ${round}`;
      }),
    );
  const calls = () => upstream.hits.filter((hit) => hit.includes('/leagues/')).length;
  const poll = async () => {
    await pass(LIVE_PERIOD_SECONDS);
    await get(0, LIVE_PATH);
  };
  await get(0, LIVE_PATH);
  expect([await roundsOf(LEAGUE), await roundsOf(OTHER_LEAGUE), calls()]).toEqual([
    ['5 37', '5 37'],
    ['5 37', '5 37'],
    2,
  ]);

  current = { season: '5', round: '38' };
  await poll();
  expect([await roundsOf(LEAGUE), calls()]).toEqual([['5 37', '5 37'], 2]);
  playedRound = '38';
  await poll();
  expect([await roundsOf(LEAGUE), calls()]).toEqual([['5 38', '5 38'], 3]);
  expect([await roundsOf(OTHER_LEAGUE), calls()]).toEqual([['5 37', '5 37'], 3]);
  // A match of an earlier round is asked about once.
  playedRound = '12';
  for (let polls = 0; polls < 3; polls += 1) await poll();
  expect([await roundsOf(LEAGUE), calls()]).toEqual([['5 38', '5 38'], 4]);

  current = { season: '6', round: '1' };
  clock.tick((NOON - clock.now()) / 1_000 + 12 * 3_600 - 1);
  expect(await roundsOf(LEAGUE)).toEqual(['5 38', '5 38']);
  await pass(2);
  expect([await roundsOf(LEAGUE), await roundsOf(OTHER_LEAGUE)]).toEqual([
    ['6 1', '6 1'],
    ['6 1', '6 1'],
  ]);
});
