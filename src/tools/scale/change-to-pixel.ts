import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeWireMatch, listEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { freePort } from '#bff/testing/free-port.ts';
import { createDice } from '#contract/testing/dice.ts';
import { buildIfStale } from '#run/build.ts';
import { createClock, startSetting } from '#run/clock.ts';
import type { Figure } from '#tools/faults/load/figure.ts';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import { hasRedisServer, startRedisServer } from '#tools/faults/redis-server.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START = join(ROOT, 'src/run/start.ts');
const WATCH_TEXT = join(ROOT, 'e2e/watch-text.ts');
const PROCESSES = 3;
const TRIALS = 30;
/** Trials in which the page's own process called the data service are not counted; no more than this in all. */
const MAX_TRIALS = 90;
const PERIOD_SECONDS = 5;
const MAX_WAIT_MS = 2 * PERIOD_SECONDS * 1_000;
/** Polls without a page, after which one process usually calls for all. */
const SETTLE_MS = 20_000;
const clock = createClock(startSetting(null, 1));
const KICK_OFF_SECONDS = Math.floor(clock.now() / 1_000) - 1_200;
/** As the page requests it. */
const LIVE_WITH_EVENTS = `${LIVE_PATH}&include=events`;
const HOME_SCORE = '.match-row-score';

/** Starts a data service with one match in play. */
async function startScore() {
  let homeScore = 0;
  const upstream = await startFakeUpstream((_request, _response, url) =>
    /[?&]t=(?:live|schedule)\b/.test(url.search)
      ? listEnvelope([fakeWireMatch(7, 1, KICK_OFF_SECONDS, [homeScore, 0])])
      : listEnvelope([]),
  );
  return {
    ...upstream,
    /** Changes the score and returns the new one. */
    change: () => {
      homeScore += 1;
      return homeScore;
    },
  };
}

/** Returns how often a process has called the data service for the live list. */
async function liveCalls(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(
    /upstream_requests_total\{operation="livescores\?t=live",outcome="ok"\} (\d+)/.exec(text)?.[1] ?? 0,
  );
}

/** Opens the scores at a process; null: there is no browser. */
async function openPage(address: string): Promise<ChildProcess | null> {
  const page = fork(WATCH_TEXT, [address, HOME_SCORE]);
  const message = await Promise.race([once(page, 'message'), once(page, 'exit').then(() => null)]);
  return message && page;
}

/** Requests the live list from every process each second, as viewers would. */
function pollAll(addresses: readonly string[]): NodeJS.Timeout {
  return setInterval(() => {
    for (const address of addresses) fetch(address + LIVE_WITH_EVENTS).then((response) => response.text());
  }, 1_000);
}

/** Changes the score at random moments and measures when a page of another process than the one that fetched it shows it. */
async function measureTrials(page: ChildProcess, change: () => number, metricsPort: number) {
  const dice = createDice(6);
  const times: number[] = [];
  for (let trial = 0; trial < MAX_TRIALS && times.length < TRIALS; trial += 1) {
    await pause(dice.below(MAX_WAIT_MS));
    const callsBefore = await liveCalls(metricsPort);
    const changedAt = clock.now();
    page.send(String(change()));
    const [shownAt] = (await once(page, 'message')) as [number];
    const isOwnCall = (await liveCalls(metricsPort)) > callsBefore;
    if (!isOwnCall) times.push(shownAt - changedAt);
  }
  return times.sort((a, b) => a - b);
}

/** The time from a change in the data service to the text of a page, on three processes that share a store. */
export async function changeToPixel(): Promise<readonly Figure[]> {
  if (!hasRedisServer()) {
    console.log('not run    redis-server is not installed');
    return [];
  }
  buildIfStale(ROOT);
  const upstream = await startScore();
  const redis = await startRedisServer();
  const metricsPorts = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const processes = metricsPorts.map((port) =>
    startTouchlineProcess(
      {
        UPSTREAM_URL: upstream.url,
        USERNAME: 'somebody',
        TOKEN: 'something-secret',
        LIVE_EVERY: String(PERIOD_SECONDS),
        METRICS_PORT: String(port),
        LOG_LEVEL: 'error',
        REDIS_URL: redis.url,
      },
      START,
    ),
  );
  const addresses = await Promise.all(processes.map((each) => each.address));
  const polls = pollAll(addresses);
  await pause(SETTLE_MS);
  const calls = await Promise.all(metricsPorts.map(liveCalls));
  // The process that has called most often goes on doing so.
  const index = calls.indexOf(Math.min(...calls));
  const page = await openPage(addresses[index] ?? '');
  const times = page ? await measureTrials(page, upstream.change, metricsPorts[index] ?? 0) : [];
  clearInterval(polls);
  page?.disconnect();
  await Promise.all(processes.map((each) => each.remove()));
  await redis.close();
  await upstream.close();
  if (!page) {
    console.log('not run    there is no browser: node e2e/support/ensure-browser.ts, or set E2E_BROWSER');
    return [];
  }
  console.log(`        median of ${times.length}: ${times[Math.floor(times.length / 2)]} ms`);
  return [
    {
      name: `change to text, the worst of ${times.length}`,
      value: (times.at(-1) ?? Number.NaN) / 1_000,
      unit: 's',
      aim: PERIOD_SECONDS + 1,
      reference: null,
    },
  ];
}
