import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { CANARY } from '#bff/testing/canary.ts';
import {
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import type { Dice } from '#contract/testing/dice.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';

/** Paths requested from a hostile data service: one for each shape of answer, and a picture. */
export const HOSTILE_PATHS = [
  LIVE_PATH,
  LIVE_PATH,
  COUNTRIES_PATH,
  '/api/v2.2/livescores/?t=today&include=events,stats',
  '/api/v2.2/fixtures/?t=info&id=7&include=events,stats',
  '/api/v2.2/fixtures/?t=match_odds&id=7',
  '/api/v2.2/fixtures/?t=last_next&team_id=7',
  '/api/v2.2/leagues/?t=standings&season_id=7',
  '/api/v2.2/broadcast/?t=match_tvs&id=7',
  '/api/v2.2/search/?t=all&q=united',
  '/api/v2.2/media/?t=match&id=7',
  '/img/teams/7',
];

const STATUSES = [
  ...Array.from({ length: 14 }, () => 200),
  ...[
    201, 204, 206, 301, 302, 304, 307, 400, 401, 402, 403, 404, 404, 410, 418, 429, 500, 502, 503, 504, 599,
    999,
  ],
];

const TYPES = [
  ...Array.from({ length: 8 }, () => 'application/json'),
  ...[
    'application/json; charset=utf-16',
    'Application/JSON',
    'application/problem+json',
    'text/json',
    'text/html',
  ],
  ...['image/svg+xml', 'image/png', 'application/json, text/html', ';', '/', '', undefined],
];

const ENCODINGS = [
  ...Array.from({ length: 8 }, () => undefined),
  ...[
    'identity',
    'gzip',
    'br',
    'deflate',
    'zstd',
    'x-gzip',
    'GZIP',
    'compress',
    'utf-8',
    'none',
    'gzip, gzip',
    'gzip, br',
  ],
  ...['', ',', 'gzip;q=1', 'x'.repeat(500)],
];

const { user, token } = CANARY;

/** Spellings of the account that a service may echo. */
const ECHOES = [
  token,
  encodeURIComponent(token),
  Buffer.from(token).toString('base64'),
  Buffer.from(token).toString('hex'),
  `https://x.example/?user=${user}&token=${encodeURIComponent(token)}`,
  Buffer.from(`${user}:${token}`).toString('base64'),
];

const match = () => fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [1, 0]);

const BODIES: readonly ((echo: string, dice: Dice) => string)[] = [
  () => JSON.stringify(liveEnvelope([1, 0])),
  () => JSON.stringify(listEnvelope([])),
  (echo) => JSON.stringify({ data: [match()], meta: { user, msg: echo, requests_left: 9 } }),
  (echo) => JSON.stringify({ data: [{ ...match(), [echo]: echo, unknown: { url: echo } }], meta: {} }),
  (echo) => JSON.stringify({ data: [{ ...match(), status_name: echo, info: echo }], meta: {} }),
  (echo) => JSON.stringify({ data: [{ id: 1, name: echo, cc: 'de', img: echo }], meta: { [echo]: echo } }),
  (echo) => JSON.stringify({ error: echo }),
  (echo) => JSON.stringify({ data: [], meta: { msg: echo } }),
  (echo) => `<!doctype html><title>${echo}</title>`,
  (echo) => `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${echo}")</script></svg>`,
  (echo) => echo,
  () => '',
  () => ' ',
  () => '{}',
  () => '[]',
  () => 'null',
  () => '1e999',
  () => '{"data":',
  () => '{"data":[{"id":1e400,"name":"\\ud800"}],"meta":null}',
  () => '{"data":"","meta":[]}',
  () => '{"data":{},"meta":{"requests_left":"-1","pages":1e9,"total":"x"}}',
  () => '{"__proto__":{"x":1},"data":[{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"id":"1"}]}',
  () => '\uFEFF{"data":[],"meta":{}}',
  () => '\u0000\u0001\u0002',
  (_, { below }) => Array.from({ length: 300 }, () => String.fromCharCode(below(0x10000))).join(''),
  () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  () => `{"data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)},"meta":{}}`,
  () => JSON.stringify(listEnvelope(Array.from({ length: 3_000 }, (_, id) => ({ id })))),
  () => JSON.stringify({ data: [{ ...match(), info: 'x'.repeat(200_000) }], meta: {} }),
  (_, { oneIn }) =>
    oneIn(4) ? `{${Array.from({ length: 400_000 }, (_, key) => `"${key}":1`).join()}}` : '{}',
];

/** Returns bytes that may or may not match their encoding header. */
function encodeBody(text: string, encoding: string | undefined, { below }: Dice): Buffer {
  const plain = Buffer.from(text);
  const kind = below(4);
  if (kind === 0) return plain;
  const name = encoding?.toLowerCase();
  const bytes =
    name === 'gzip' || name === 'x-gzip'
      ? gzipSync(plain, { level: 1 })
      : name === 'br'
        ? brotliCompressSync(plain, { params: { 0: 0, 1: 1 } })
        : name === 'deflate'
          ? deflateSync(plain, { level: 1 })
          : plain;
  if (kind === 1) return bytes.subarray(0, below(bytes.length + 1));
  return bytes;
}

function hostileHeaders(dice: Dice, echo: string): Record<string, string> {
  const all: readonly Record<string, string>[] = [
    {},
    {},
    { 'retry-after': dice.of(['0', '-1', '1e9', '999999', 'Wed, 21 Oct 2015 07:28:00 GMT', 'soon', '']) },
    { location: `http://127.0.0.1:9/${encodeURIComponent(echo)}`, 'set-cookie': `token=${echo}` },
    { 'x-echo': echo, link: `<${echo}>; rel=preload`, server: echo, etag: `"${echo}"` },
    { 'x-flood': 'y'.repeat(17_000) },
    { age: '999999', 'cache-control': 'no-store', date: 'Thu, 01 Jan 1970 00:00:00 GMT' },
  ];
  return dice.of(all);
}

/** Sends an answer of a broken or malicious data service: any status, encoding, type and body. */
export function sendHostileAnswer(dice: Dice, _: IncomingMessage, response: ServerResponse): void {
  const echo = dice.of(ECHOES);
  const encoding = dice.of(ENCODINGS);
  const type = dice.of(TYPES);
  const body = encodeBody(dice.of(BODIES)(echo, dice), encoding, dice);
  // Some answers are truncated, with a wrong length.
  const isCut = dice.oneIn(8);
  response.writeHead(dice.of(STATUSES), {
    ...hostileHeaders(dice, echo),
    ...(type !== undefined && { 'content-type': type }),
    ...(encoding !== undefined && { 'content-encoding': encoding }),
    ...(isCut && { 'content-length': String(body.length + 10) }),
  });
  if (isCut) response.write(body, () => response.destroy());
  else response.end(body);
}
