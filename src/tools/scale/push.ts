import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFakeBrowser } from '#bff/testing/fake-browser.ts';
import { freePort } from '#bff/testing/free-port.ts';
import { ALERT_KINDS } from '#news/alerts/alert-kinds.ts';
import { createClock, startSetting } from '#run/clock.ts';
import type { Figure } from '#tools/faults/load/figure.ts';
import { cpuSecondsOf, MB, memoryOf } from '#tools/faults/load/system.ts';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';
import type { Received } from './push-receiver.ts';

/** Full afternoon: the most matches are in play. */
const NOW = '2026-11-21T15:20:00Z';
const [MINUTES, SUBSCRIPTIONS] = [process.env['MINUTES'] ?? 10, process.env['SUBSCRIPTIONS'] ?? 20_000].map(
  Number,
) as [number, number];
const BARE_POSTS = 20_000;
/** Time after the start until what was read is collected, ms. */
const SETTLE_MS = 30_000;
const EVERY_KIND = 2 ** ALERT_KINDS.length - 1;

const startChild = (file: string) => fork(join(import.meta.dirname, file));

async function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer as Answer;
}

const { keys } = createFakeBrowser();
const clock = createClock(startSetting(null, 1));

/** Returns the bells of a viewer by their number, as they are stored. */
type BellsOf = (viewer: number) => Readonly<Record<string, number>>;

/** Writes subscriptions as the server saves them: half of them want their alerts a minute later. */
function writeSubscriptions(folder: string, address: string, count: number, bellsOf: BellsOf) {
  const file = join(folder, 'push.json');
  writeFileSync(file, '{"version":1,"subscriptions":[');
  for (let viewer = 0; viewer < count; viewer += 1) {
    const subscription = {
      endpoint: `${address}/${viewer}/${'x'.repeat(150)}`,
      keys,
      bells: bellsOf(viewer),
      language: viewer % 3 === 0 ? 'de' : 'en',
      zone: 'Europe/London',
      quietHours: null,
      shields: [],
      delay: viewer % 2 === 0 ? 0 : 60,
    };
    const comma = viewer === 0 ? '' : ',';
    appendFileSync(file, comma + JSON.stringify({ subscription, seenAt: clock.now() }));
  }
  appendFileSync(file, ']}');
}

/** Starts a server with these subscriptions, whose push service is at an address. */
async function startWith(address: string, count: number, bellsOf: BellsOf) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-push-'));
  const metricsPort = await freePort();
  writeSubscriptions(folder, address, count, bellsOf);
  const touchline = startTouchlineProcess({
    SERVICE_NOW: NOW,
    SERVICE_SEED: '2026',
    STATE_DIR: folder,
    PUSH_HOSTS: new URL(address).host,
    OPERATOR_CONTACT: 'mailto:desk@example.com',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
  });
  const { pid } = touchline.child;
  return {
    address: await touchline.address,
    cpuSeconds: () => cpuSecondsOf(pid),
    memory: () => memoryOf(pid).rss / MB,
    async dropped(): Promise<number> {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^touchline_push_messages_total\{outcome="dropped"\} (\d+)/m.exec(text)?.[1] ?? 0);
    },
    async remove() {
      await touchline.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the ids of the teams that are in play on a server. */
async function teamsAt(address: string): Promise<readonly string[]> {
  for (;;) {
    const { data } = (await (await fetch(address + LIVE_PATH)).json()) as {
      readonly data?: readonly { readonly teams: { readonly home: { readonly id: string } } }[];
    };
    if (data) return data.map(({ teams }) => teams.home.id);
    // The data service of a busy machine is not ready yet.
    await pause(1_000);
  }
}

/** What 20,000 browsers cost that follow a team in play, beside a server with one browser that follows none. */
export async function push(): Promise<readonly Figure[]> {
  const receiver = startChild('push-receiver.ts');
  const [port] = (await once(receiver, 'message')) as [number];
  const receiverAddress = `http://127.0.0.1:${port}`;
  const alone = await startWith(receiverAddress, 1, () => ({ 'team none': EVERY_KIND }));
  const teams = await teamsAt(alone.address);
  const crowd = await startWith(receiverAddress, SUBSCRIPTIONS, (viewer) => ({
    [`team ${teams[viewer % teams.length]}`]: EVERY_KIND,
  }));
  await pause(SETTLE_MS);
  const before = { alone: alone.cpuSeconds(), crowd: crowd.cpuSeconds() };
  await pause(MINUTES * 60_000);
  const aloneMs = (alone.cpuSeconds() - before.alone) * 1_000;
  const crowdMs = (crowd.cpuSeconds() - before.crowd) * 1_000;
  const { messages, bytes, longestBurstMs } = await ask<Received>(receiver, {});
  const memory = { alone: alone.memory(), crowd: crowd.memory() };
  const dropped = await crowd.dropped();
  await alone.remove();
  await crowd.remove();
  const size = Math.round(bytes / messages) || 0;
  const poster = startChild('bare-poster.ts');
  const bareMs = await ask<number>(poster, { url: receiverAddress, bytes: size, count: BARE_POSTS });
  poster.disconnect();
  receiver.disconnect();
  console.log(
    `        ${messages} messages of ${size} bytes in ${MINUTES} minutes to ${SUBSCRIPTIONS} subscriptions`,
  );
  console.log(
    `        CPU a minute: ${Math.round(crowdMs / MINUTES)} ms, with one subscription ${Math.round(aloneMs / MINUTES)} ms`,
  );
  return [
    {
      name: 'CPU a message',
      value: (crowdMs - aloneMs) / messages,
      unit: 'ms',
      aim: 2,
      reference: { name: 'a bare POST', value: bareMs },
    },
    {
      name: 'longest burst',
      value: longestBurstMs / 1_000,
      unit: 's',
      aim: 5,
      reference: null,
    },
    { name: 'dropped', value: dropped, unit: 'messages', aim: 0, reference: null },
    {
      name: 'memory',
      value: memory.crowd,
      unit: 'MB',
      aim: 350,
      reference: { name: 'with one subscription', value: memory.alone },
    },
  ];
}
