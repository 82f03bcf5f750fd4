import { expect, test } from 'vitest';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { freePort } from '#bff/testing/free-port.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const legacy = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://scores.example/match/7?secret=1',
    'effective-directive': directive,
    'blocked-uri': blocked,
  },
});
const modern = (directive: string, blocked: string) => ({
  type: 'csp-violation',
  url: 'https://scores.example/match/7?secret=1',
  body: { effectiveDirective: directive, blockedURL: blocked },
});

async function start() {
  const testBff = await startBffForTest(() => listEnvelope([]));
  const post = (payload: string, type = 'application/csp-report') =>
    testBff.get('/csp-report', { method: 'POST', payload, headers: { 'content-type': type } });
  const lines = () => testBff.logLines.filter((line) => line.includes('content security policy'));
  return { ...testBff, post, lines };
}

test('logs each kind of violation once, by directive and origin, without addresses', async () => {
  const { post, lines } = await start();
  const violations = [
    legacy('script-src-elem', 'https://evil.example/path?secret=2'),
    legacy('script-src-elem', 'https://evil.example/other'),
    legacy('script-src-elem', 'inline'),
    legacy('img-src', 'https://evil.example/x.png'),
  ];
  for (const violation of violations) {
    const { statusCode, body } = await post(JSON.stringify(violation));
    expect([statusCode, body]).toEqual([204, '']);
  }
  const several = [
    modern('img-src', 'https://evil.example/y.png'),
    modern('require-trusted-types-for', 'eval'),
  ];
  await post(JSON.stringify(several), 'application/reports+json');
  expect(lines().map((line) => /"directive":"([^"]+)","blocked":"([^"]+)"/.exec(line)?.slice(1))).toEqual([
    ['script-src-elem', 'https://evil.example'],
    ['script-src-elem', 'inline'],
    ['img-src', 'https://evil.example'],
    ['require-trusted-types-for', 'eval'],
  ]);
  expect(lines().join()).not.toContain('secret');
});

test.each([
  'null',
  '[]',
  '7',
  '[null,7,"x"]',
  '{"csp-report":null}',
  '{"csp-report":{"effective-directive":{"x":1},"blocked-uri":["y"]}}',
  '{"csp-report":{"effective-directive":"script-src\\u001b[31m\\nforged","blocked-uri":"\\nforged"}}',
  '{"__proto__":{"polluted":1}}',
])('survives %s', async (payload) => {
  const { post, lines } = await start();
  expect((await post(payload)).statusCode).toBe(204);
  expect(lines().join()).not.toContain('forged');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each([
  ['what is no JSON', '{"csp-report":', 'application/csp-report', 400],
  ['another type', 'a=b', 'application/x-www-form-urlencoded', 400],
  ['no type', '{}', '', 400],
  ['more than 8 KB', `{"a":"${'x'.repeat(9_000)}"}`, 'application/csp-report', 400],
])('refuses %s', async (_, payload, type, status) => {
  const { post, lines } = await start();
  const { statusCode, body } = await post(payload, type);
  expect([statusCode, JSON.parse(body).error.code]).toEqual([status, 'bad_parameter']);
  expect(lines()).toEqual([]);
});

test('accepts ten reports a minute from a client and logs at most a hundred kinds', async () => {
  const { get, clock, lines } = await start();
  const report = (number: number, remoteAddress: string) =>
    get('/csp-report', {
      method: 'POST',
      remoteAddress,
      payload: JSON.stringify(legacy('img-src', `https://evil-${number}.example`)),
      headers: { 'content-type': 'application/csp-report' },
    });
  for (let number = 0; number < 10; number += 1)
    expect((await report(number, '192.0.2.1')).statusCode).toBe(204);
  expect((await report(10, '192.0.2.1')).statusCode).toBe(429);
  for (let number = 0; number < 150; number += 1) {
    if (number % 10 === 0) clock.tick(60);
    await report(number, '192.0.2.2');
  }
  expect(lines()).toHaveLength(100);
});

test('counts all reports by directive, and unknown directives as other', async () => {
  const port = await freePort();
  const { get } = await startBffForTest(() => listEnvelope([]), {}, { metrics: { host: '127.0.0.1', port } });
  for (const directive of ['img-src', 'img-src', 'nonsense', 'x'.repeat(50)])
    await get('/csp-report', {
      method: 'POST',
      payload: JSON.stringify(legacy(directive, 'inline')),
      headers: { 'content-type': 'application/csp-report' },
    });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text.match(/^touchline_csp_reports_total.*/gm)).toEqual([
    'touchline_csp_reports_total{directive="img-src"} 2',
    'touchline_csp_reports_total{directive="other"} 2',
  ]);
});
