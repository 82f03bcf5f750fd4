import { describe, expect, test } from 'vitest';
import { simulateDay, type WatchedKey } from '#bff/testing/simulate-day.ts';

const KICK_OFF_HOUR = 18;
const FULL_TIME_HOUR = 20;

function match(hour: number) {
  const phase = hour < KICK_OFF_HOUR ? 'scheduled' : hour < FULL_TIME_HOUR ? 'live' : 'finished';
  return { phase, time: { timestamp: Date.UTC(2026, 10, 22, KICK_OFF_HOUR) / 1_000 } };
}

const all = { from: 0, to: 24 } as const;

const ONE: readonly WatchedKey[] = [
  { route: 'livescores', query: 't=live&include=events', rank: 'live', ...all },
  { route: 'fixtures', query: 't=info&id=7&include=events,stats', rank: 'live', ...all, data: match },
  { route: 'fixtures', query: 't=schedule&d=2026-11-22', rank: 'day', ...all, data: (h) => [match(h)] },
  { route: 'leagues', query: 't=standings&season_id=1', rank: 'table', ...all },
  { route: 'leagues', query: 't=info&id=1', rank: 'catalogue', ...all },
];
const PLANS = [
  ['free', 'Free Plan', 100, 'day'],
  ['api-3', 'Soccer API 3', 2000, 'hour'],
] as const;
test.each(PLANS)('%s', async (_, plan, requests, window) => {
  const report = await simulateDay({ account: { plan, requests, window }, keys: ONE });
  console.log(JSON.stringify(report));
});
