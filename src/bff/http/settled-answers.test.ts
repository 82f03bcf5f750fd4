/** What a feed contradicts itself in is settled before it is stored, and counted. */
import { expect, test } from 'vitest';
import { fakeWireMatch, LIVE_KICK_OFF_SECONDS, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { freePort } from '#bff/testing/free-port.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const goal = {
  team_id: 14,
  type: 'goal',
  period: '1st half',
  minute: '12',
  player_id: 3,
  player_name: 'Osei',
};

test('an answer has the goal once that the feed lists twice, and says so, as do metrics and status', async () => {
  const match = fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [1, 0]);
  const port = await freePort();
  const { get } = await startBffForTest(
    () =>
      listEnvelope([{ ...match, events: [goal, goal] }, fakeWireMatch(8, 1, LIVE_KICK_OFF_SECONDS, [0, 0])]),
    {},
    { metrics: { host: '127.0.0.1', port } },
  );
  const { data, meta } = (await get('/api/v2.2/livescores/?t=live&include=events')).json();
  expect(data.map(({ events = [] }: { events?: readonly object[] }) => events.length)).toEqual([1, 0]);
  expect(meta.settled).toEqual({ 'goal-repeat': 1 });
  expect((await get('/api/status')).json().settled).toEqual({ 'goal-repeat': 1 });
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toContain('touchline_settled_total{rule="goal-repeat"} 1');
});

test('an answer without contradictions does not mention them', async () => {
  const { get } = await startBffForTest(() =>
    listEnvelope([{ ...fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [1, 0]), events: [goal] }]),
  );
  expect(Object.keys((await get('/api/v2.2/livescores/?t=live&include=events')).json().meta)).toEqual([
    'dropped',
    'total',
  ]);
});
