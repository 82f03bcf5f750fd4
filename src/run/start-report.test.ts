import { expect, test } from 'vitest';
import { readBffConfig } from '#bff/config/config.ts';
import { offFeatures } from './off-features.ts';
import { type StartReport, startLines } from './start-report.ts';

const REPORT: StartReport = {
  address: 'http://127.0.0.1:3000',
  host: '127.0.0.1',
  upstream: null,
  isInvented: true,
  feed: 'tidy',
  allowance: undefined,
  hasStatusPage: true,
  off: [],
  facts: { pid: 1 },
};
const UPSTREAM = { url: 'https://api.example.com', user: 'you', token: 'secret', mode: 'real' } as const;

function offOf(environment: Readonly<Record<string, string>>): readonly string[] {
  const config = readBffConfig(environment);
  return config.ok ? offFeatures(config.value) : config.problems;
}

test('names the addresses of page, wall and status, and the embedded service', () => {
  expect(startLines(REPORT)).toEqual([
    'Touchline  http://127.0.0.1:3000',
    'Wall       http://127.0.0.1:3000/wall',
    'Status     http://127.0.0.1:3000/status',
    'Football   from the embedded service (invented football)',
  ]);
});

test('says of a real service what is left of the allowance and until when, as far as it is known', () => {
  const lineOf = (allowance: StartReport['allowance']) =>
    startLines({ ...REPORT, upstream: UPSTREAM, isInvented: false, allowance })[3];
  const resetsAt = Date.UTC(2026, 10, 30) / 1_000;
  expect([
    lineOf(undefined),
    lineOf({ requestsLeft: 63, limit: null, resetsAt: null }),
    lineOf({ requestsLeft: 63, limit: null, resetsAt }),
    lineOf({ requestsLeft: 63, limit: 100, resetsAt }),
  ]).toEqual([
    'Football   from api.example.com as you',
    'Football   from api.example.com as you',
    'Football   from api.example.com as you, 63 requests left until 2026-11-30 00:00 UTC',
    'Football   from api.example.com as you, 63 of 100 requests left until 2026-11-30 00:00 UTC',
  ]);
});

test('says that it is open to the network, and what is off and why in one line: six lines at most', () => {
  const lines = startLines({ ...REPORT, host: '0.0.0.0', off: offOf({ ODDS: 'off', METRICS_PORT: '0' }) });
  expect(lines).toHaveLength(6);
  expect(lines.slice(4)).toEqual([
    "Off        odds (ODDS=off), metrics (METRICS_PORT=0), pictures of link previews (no PUBLIC_URL), embeds on other sites (no EMBED_ORIGINS), operator's view of /status (no OPERATOR_KEY)",
    'Network    open to other machines (HOST=0.0.0.0)',
  ]);
});

test('has no address of a status page that is off, and no line of what is off where nothing is', () => {
  const off = offOf({ STATUS: 'off', PUBLIC_URL: 'https://a.example', EMBED_ORIGINS: 'https://b.example' });
  const lines = startLines({ ...REPORT, hasStatusPage: false, off });
  expect(lines.slice(2)).toEqual([
    'Football   from the embedded service (invented football)',
    'Off        status page (STATUS=off)',
  ]);
  const everything = {
    PUBLIC_URL: 'https://a.example',
    EMBED_ORIGINS: 'https://b.example',
    OPERATOR_KEY: 'k'.repeat(16),
  };
  expect(offOf(everything)).toEqual([]);
});
