import { freePort } from '#bff/testing/free-port.ts';
import type { Figure } from '#tools/faults/load/figure.ts';
import { cpuSecondsOf } from '#tools/faults/load/system.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';
import { sendCrowd } from './crowd.ts';
import type { Tabs } from './viewer.ts';

const DAY = '2026-11-21';
/** Full afternoon: the most matches are in play. */
const NOW = `${DAY}T15:20:00Z`;
const [ARRIVAL_MS, MEASURED_MS] = [30_000, 60_000];
const MATCHES = 40;

interface LiveRow {
  readonly id: string;
  readonly phase: string;
  readonly season_id: string | null;
}

/** Returns what viewers open: the live list, the day, matches in play and their tables. */
async function tabsAt(address: string): Promise<Tabs> {
  const live = '/api/v2.2/livescores/?t=live&include=events';
  const { data } = (await (await fetch(address + live)).json()) as { readonly data: readonly LiveRow[] };
  const rows = data.filter(({ phase }) => phase === 'live').slice(0, MATCHES);
  const seasons = [...new Set(rows.map(({ season_id }) => season_id).filter((id) => id !== null))];
  return {
    live,
    day: `/api/v2.2/fixtures/?t=schedule&d=${DAY}`,
    matches: rows.map(({ id }) => `/api/v2.2/fixtures/?t=info&id=${id}&include=events,stats`),
    tables: seasons.map((id) => `/api/v2.2/leagues/?t=standings_live&season_id=${id}`),
  };
}

async function upstreamCalls(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const counts = text.matchAll(/^touchline_upstream_requests_total\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Lets viewers watch a Saturday afternoon of the embedded service, and prints what each costs. */
async function watch(viewers: number): Promise<readonly Figure[]> {
  const metricsPort = await freePort();
  const touchline = startTouchlineProcess({
    SERVICE_NOW: NOW,
    SERVICE_SEED: '2026',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
  });
  const address = await touchline.address;
  const tabs = await tabsAt(address);
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const callsBefore = await upstreamCalls(metrics);
  const cpuBefore = cpuSecondsOf(touchline.child.pid);
  const startedAt = performance.now();
  const crowd = await sendCrowd([address], tabs, viewers, ARRIVAL_MS, MEASURED_MS);
  const minutes = (performance.now() - startedAt) / 60_000;
  const cpuSeconds = cpuSecondsOf(touchline.child.pid) - cpuBefore;
  const calls = (await upstreamCalls(metrics)) - callsBefore;
  await touchline.remove();
  const perViewer = (count: number) => count / viewers / (MEASURED_MS / 60_000);
  const { requests, notModified, errors, bodyBytes, headerBytes, p50Ms, p99Ms } = crowd;
  const rows: readonly (readonly [name: string, value: number, unit: string])[] = [
    ['requests a second', requests / (MEASURED_MS / 1_000), ''],
    ['answered with 304', (100 * notModified) / requests, '%'],
    ['requests a viewer and minute', perViewer(requests), ''],
    ['bodies a viewer and minute', perViewer(bodyBytes) / 1_000, 'KB'],
    ['headers a viewer and minute', perViewer(headerBytes) / 1_000, 'KB'],
    ['CPU a viewer and minute', (cpuSeconds * 1_000) / viewers / minutes, 'ms'],
    ['calls to the data service a minute', calls / minutes, ''],
    ['p50', p50Ms, 'ms'],
    ['p99', p99Ms, 'ms'],
  ];
  for (const [name, value, unit] of rows)
    console.log(`        ${name.padEnd(52)}  ${`${value.toFixed(2)} ${unit}`.padStart(16)}`);
  return [
    {
      name: `failed of ${requests} requests of ${viewers} viewers`,
      value: errors,
      unit: 'requests',
      aim: 0,
      reference: null,
    },
  ];
}

/** One viewer, and 10,000: the calls to the data service hardly differ. */
export async function saturday(): Promise<readonly Figure[]> {
  const viewers = Number(process.env['VIEWERS'] ?? 10_000);
  return [...(await watch(1)), ...(await watch(viewers))];
}
