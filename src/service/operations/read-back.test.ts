import { expect, test } from 'vitest';
import { type EntityKind, entityKindOf } from '#contract/entity-kinds.ts';
import type { Operation } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { requiredParameters } from '#contract/parameters.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp({ media: true });

const SEASON = 26 * 1024 + 10;
/** A continental cup: groups, then a knock-out. */
const CUP = 26 * 1024 + 911;
const NOW = Date.parse('2026-11-21T15:30:00Z') / 1000;

/** Ids of the matches in play at the service's instant. */
async function liveIds(): Promise<readonly number[]> {
  const { body } = await get('livescores/?t=live');
  return (body.data as { id: number }[]).map(({ id }) => id);
}

/** Returns a value for each required parameter; `ids` are matches in play. */
function required(operation: Operation, ids: readonly number[]): string {
  const numbers: Readonly<Partial<Record<EntityKind, number | undefined>>> = {
    match: ids[0],
    league: 10,
    season: operation.t === 'cup_draw' ? CUP : SEASON,
    stage: operation.t === 'cup_draw' ? CUP * 10 + 1 : SEASON * 10,
    group: SEASON * 100,
    round: SEASON * 128 + 12,
    team: 1001,
    player: world.squad(1001, NOW)[0]?.id,
    coach: world.coachOf(1001, NOW),
    referee: 1001,
    venue: 1001,
    country: 1,
    continent: 2,
    channel: 311,
    bookmaker: 1,
    market: 1,
  };
  const lists: Readonly<Record<string, string>> = { leagues: '10,20,911', teams: '1001,1301,1999' };
  const texts: Readonly<Record<string, string | number>> = {
    d: '2026-11-21',
    team2: 1003,
    q: operation.t === 'continent' ? 'america' : 'united',
    ids: lists[operation.route] ?? ids.slice(0, 20).join(','),
  };
  return requiredParameters(operation)
    .map((parameter) => {
      const thing = entityKindOf(operation, parameter);
      return `&${parameter.name}=${texts[parameter.name] ?? (thing && numbers[thing])}`;
    })
    .join('');
}

const EVENING = '2026-11-21T21:00:00Z';
const AFTERNOON = '2026-11-21T15:30:00Z';

const idsAt = new Map<string, readonly number[]>();
for (const instant of [AFTERNOON, EVENING]) {
  setNow(instant);
  idsAt.set(instant, await liveIds());
}

test.each(OPERATIONS)('reads every response of $route?t=$t without loss or issue', async (operation) => {
  const includes = operation.includes.map(({ name }) => name);
  for (const instant of [AFTERNOON, EVENING]) {
    setNow(instant);
    const path = `${operation.route}/?t=${operation.t}${required(operation, idsAt.get(instant) ?? [])}`;
    for (const include of [[], includes]) {
      const { status, body } = await get(include.length > 0 ? `${path}&include=${include.join(',')}` : path);
      expect(status).toBe(200);
      const { data, dropped, problems, meta } = readAnswer(operation, include, body);
      expect(problems).toEqual([]);
      expect(dropped).toBe(0);
      expect(meta.requestsLeft).toBeTypeOf('number');
      if (operation.shape === 'list') expect(data).toHaveLength(body.data.length);
      else expect(data).not.toBeNull();
    }
  }
});
