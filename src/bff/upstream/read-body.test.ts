/** Content encodings of answers and pictures: supported ones are read, all others are refused. */
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { asFailure } from '#bff/failure.ts';
import { listEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { createPictures } from './pictures.ts';
import { createUpstreamClient } from './upstream-client.ts';

const JSON_BYTES = Buffer.from(JSON.stringify(listEnvelope([{ id: 1, name: 'Ärger & Co.' }])));
/** PNG of 1x1 pixel. */
const PNG_BYTES = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PLAIN = (bytes: Buffer) => bytes;
const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const ACCEPTED: readonly [string, (bytes: Buffer) => Buffer][] = [
  ['', PLAIN],
  ['identity', PLAIN],
  ['none', PLAIN],
  ['utf-8', PLAIN],
  ['UTF8', PLAIN],
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['GZIP', gzipSync],
  ['identity, gzip', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotli],
  ['zstd', zstdCompressSync],
];
const COMPRESSED = ACCEPTED.filter(([, compress]) => compress !== PLAIN);
const REFUSED = [
  'gzip, gzip',
  'br, gzip',
  'compress',
  'exi',
  'aws-chunked',
  'gzip;q=1',
  '\u00ff',
  '__proto__',
];

async function outcomesOf(encoding: string, json: Buffer, png: Buffer): Promise<readonly string[]> {
  const fake = await startFakeUpstream((request, response) => {
    const isPicture = request.url?.startsWith('/images/');
    response.writeHead(200, {
      'content-type': isPicture ? 'image/png' : 'application/json',
      'content-encoding': encoding,
    });
    response.end(isPicture ? png : json);
  });
  const account = { url: fake.url, user: 'u', token: 't', mode: 'real', picturesUrl: fake.url } as const;
  const upstream = createUpstreamClient(account);
  const pictures = createPictures(account);
  onTestFinished(async () => {
    await Promise.all([upstream.close(), pictures.close()]);
    await fake.close();
  });
  const outcome = (promise: Promise<unknown>) =>
    promise.then(
      () => 'ok',
      (thrown) => `${asFailure(thrown).code} ${asFailure(thrown).reason}`,
    );
  return [
    await outcome(upstream.request('countries', [['t', 'list']], new AbortController().signal)),
    await outcome(pictures.get('teams', '7')),
  ];
}

const BOTH_REFUSED = ['upstream_refused body', 'upstream_refused body'];

test.each(ACCEPTED)('reads content-encoding "%s"', async (encoding, compress) => {
  expect(await outcomesOf(encoding, compress(JSON_BYTES), compress(PNG_BYTES))).toEqual(['ok', 'ok']);
});

test.each(REFUSED)('refuses content-encoding "%s"', async (encoding) => {
  expect(await outcomesOf(encoding, JSON_BYTES, PNG_BYTES)).toEqual(BOTH_REFUSED);
});

test.each(COMPRESSED)('refuses a truncated body in "%s"', async (encoding, compress) => {
  const [json, png] = [compress(JSON_BYTES), compress(PNG_BYTES)];
  for (const share of [0.01, 0.1, 0.5, 0.95]) {
    const cutBody = (bytes: Buffer) => bytes.subarray(0, Math.ceil(bytes.length * share));
    expect(await outcomesOf(encoding, cutBody(json), cutBody(png))).toEqual(BOTH_REFUSED);
  }
});

test.each([...ACCEPTED.map(([encoding]) => encoding), ...REFUSED])(
  'refuses an empty body in "%s"',
  async (encoding) => {
    expect(await outcomesOf(encoding, Buffer.alloc(0), Buffer.alloc(0))).toEqual(BOTH_REFUSED);
  },
);

test.each(COMPRESSED)('refuses a body that is not in "%s" as its header says', async (encoding) => {
  const isGzip = /gzip/i.test(encoding);
  const other = isGzip ? brotli : gzipSync;
  expect(await outcomesOf(encoding, JSON_BYTES, PNG_BYTES)).toEqual(BOTH_REFUSED);
  expect(await outcomesOf(encoding, other(JSON_BYTES), other(PNG_BYTES))).toEqual(BOTH_REFUSED);
});

test.each(COMPRESSED)('refuses a body in "%s" that its header calls plain', async (_, compress) => {
  expect(await outcomesOf('identity', compress(JSON_BYTES), compress(PNG_BYTES))).toEqual(BOTH_REFUSED);
});

test('refuses a gzip body with trailing bytes', async () => {
  const garbage = Buffer.from('\r\nand more');
  expect(
    await outcomesOf(
      'gzip',
      Buffer.concat([gzipSync(JSON_BYTES), garbage]),
      Buffer.concat([gzipSync(PNG_BYTES), garbage]),
    ),
  ).toEqual(BOTH_REFUSED);
});

const BLANK = Buffer.alloc(200 * 1024 * 1024, ' ');
test.each(COMPRESSED.filter(([encoding]) => /^(gzip|deflate|br|zstd)$/.test(encoding)))(
  'aborts a body in "%s" that inflates to 200 MB',
  async (encoding, compress) => {
    const bomb = compress(BLANK);
    const before = process.memoryUsage().rss;
    expect(await outcomesOf(encoding, bomb, bomb)).toEqual(BOTH_REFUSED);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  },
);
