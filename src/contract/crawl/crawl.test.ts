import { expect, test } from 'vitest';
import {
  answerOf,
  wireContinent,
  wireCountry,
  wireFlatLeague,
  wireMatch,
} from '#contract/testing/examples.ts';
import { crawl, type RequestParameters, type ServiceReply, type Visit } from './crawl.ts';
import { CRAWL_STEPS, maxRequestsOf } from './crawl-steps.ts';

/** Crawls with the test's responses and records the requests as "fixtures?t=info&id=7". */
async function runCrawl(answer: (address: string, question: RequestParameters) => ServiceReply) {
  const requests: string[] = [];
  const visits: Visit[] = [];
  const steps = crawl(async ({ route }, question) => {
    const text = `${route}?${question.map((pair) => pair.join('=')).join('&')}`;
    requests.push(text);
    return answer(text, question);
  });
  for await (const visit of steps) visits.push(visit);
  return { requests, visits };
}

const ok = (data: unknown): ServiceReply => ({ status: 200, body: answerOf(data) });

function sampleReply(address: string): ServiceReply {
  if (/^(livescores|fixtures)\?t=(live|schedule)/.test(address)) return ok([wireMatch()]);
  if (address === 'leagues?t=list') return ok([wireFlatLeague]);
  if (address.startsWith('continents?t=list')) return ok([wireContinent]);
  if (address.startsWith('countries?t=list')) return ok([wireCountry]);
  return ok([]);
}

test('requests every operation, with each dataset alone and all together, once its ids are discovered', async () => {
  const { requests, visits } = await runCrawl(sampleReply);
  expect(visits).toHaveLength(CRAWL_STEPS.length);
  expect(requests).toContain('fixtures?t=info&id=2700412');
  for (const include of [
    'events',
    'stats',
    'odds_prematch',
    'broadcast',
    'events,stats,odds_prematch,broadcast',
  ])
    expect(requests).toContain(`fixtures?t=schedule&d=2026-08-30&include=${include}`);
  expect(requests).toContain('seasons?t=info&id=20417');
  expect(requests).toContain('countries?t=info&id=4');
  expect(requests).toContain('leagues?t=list&country_id=3');
});

test('prefers the ids of the match with the widest coverage', async () => {
  const poor = wireMatch({
    id: 5,
    season_id: '6',
    coverage: { has_lineups: 0, has_tvs: 0, has_standings: 0 },
  });
  const { requests } = await runCrawl((text) =>
    text.startsWith('livescores?t=live') ? ok([poor, wireMatch()]) : ok({ id: 1 }),
  );
  expect(requests.find((text) => text.startsWith('fixtures?t=info'))).toBe('fixtures?t=info&id=2700412');
  expect(requests.find((text) => text.startsWith('seasons?t=info'))).toBe('seasons?t=info&id=20417');
});

test('tries three ids for an operation whose responses are empty', async () => {
  const matches = [11, 12, 13, 14].map((id) => wireMatch({ id }));
  const { requests } = await runCrawl((text) => {
    if (text.startsWith('livescores?t=live')) return ok(matches);
    return text.includes('t=match_events') ? { status: 404, body: {} } : ok([]);
  });
  expect(requests.filter((text) => text.includes('t=match_events'))).toEqual([
    'fixtures?t=match_events&id=11',
    'fixtures?t=match_events&id=12',
    'fixtures?t=match_events&id=13',
  ]);
});

test('keeps an empty answer when there is nothing of further ids, and not when one fails', async () => {
  const matches = [11, 12, 13].map((id) => wireMatch({ id }));
  const statusOf = async (further: number) => {
    const { visits } = await runCrawl((text) => {
      if (text.startsWith('livescores?t=live')) return ok(matches);
      return /t=match_events&id=1[23]/.test(text) ? { status: further, body: {} } : ok([]);
    });
    return visits.find(({ operation }) => operation.t === 'match_events')?.exchange?.reply.status;
  };
  expect([await statusOf(404), await statusOf(500)]).toEqual([200, 500]);
});

test('reports operations whose ids were never discovered without requesting them', async () => {
  const { requests, visits } = await runCrawl(() => ok([]));
  const unasked = visits.filter((visit) => visit.exchange === null).map(({ operation }) => operation.t);
  expect(unasked).toContain('last_next');
  expect(requests.filter((text) => text.includes('last_next'))).toEqual([]);
});

test('makes no more requests than announced', async () => {
  for (const reply of [ok([]), ok([wireMatch()]), { status: 404, body: {} }, { status: 500, body: null }])
    expect((await runCrawl(() => reply)).requests.length).toBeLessThanOrEqual(maxRequestsOf(CRAWL_STEPS));
});

test('requests the bracket of the current stage of a cup, of a country first', async () => {
  const cup = (id: string, cc: string | null) => ({
    ...wireFlatLeague,
    id,
    cc,
    is_cup: '1',
    current_season_id: `${id}1`,
    current_stage_id: `${id}2`,
  });
  const leagues = [wireFlatLeague, cup('8', null), cup('9', 'eng')];
  const { requests } = await runCrawl((text) =>
    text === 'leagues?t=list' ? ok(leagues) : sampleReply(text),
  );
  expect(requests.filter((text) => text.startsWith('leagues?t=cup_draw'))).toEqual([
    'leagues?t=cup_draw&season_id=91&stage_id=92',
    'leagues?t=cup_draw&season_id=81&stage_id=82',
  ]);
});
