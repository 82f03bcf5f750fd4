/** A data service with an untrusted certificate. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { inPlay } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { stateOf } from './behind-proxy.ts';
import { LIVE } from './paths.ts';
import { EXPIRED_CERTIFICATE, TEST_KEY, VALID_CERTIFICATE } from './test-certificates.ts';

/** Starts an HTTPS data service and returns its port and number of requests. */
async function startSecureUpstream(certificate: string) {
  const upstream = { port: 0, requests: 0 };
  const server = createServer({ key: TEST_KEY, cert: certificate }, (_, response) => {
    upstream.requests += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(inPlay()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  upstream.port = (server.address() as AddressInfo).port;
  return upstream;
}

test('U36 sends no account to a server with an unknown, expired or foreign certificate', async () => {
  const trusted = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(trusted));
  const cases = [
    { certificate: VALID_CERTIFICATE, host: 'localhost', isTrusted: false },
    { certificate: EXPIRED_CERTIFICATE, host: 'localhost', isTrusted: true },
    { certificate: VALID_CERTIFICATE, host: '127.0.0.1', isTrusted: true },
  ];
  for (const { certificate, host, isTrusted } of cases) {
    setDefaultCACertificates(isTrusted ? [...trusted, certificate] : trusted);
    const upstream = await startSecureUpstream(certificate);
    const { get, logged } = await startBffForTest(() => inPlay(), {
      url: `https://${host}:${upstream.port}`,
    });
    const answer = await get(LIVE);
    expect([answer.statusCode, stateOf(answer).detail]).toEqual([503, 'certificate']);
    expect(logged.filter((line) => line.includes('certificate')).length).toBeGreaterThan(0);
    expect(upstream.requests).toBe(0);
  }

  setDefaultCACertificates([...trusted, VALID_CERTIFICATE]);
  const upstream = await startSecureUpstream(VALID_CERTIFICATE);
  const { get } = await startBffForTest(() => inPlay(), { url: `https://localhost:${upstream.port}` });
  expect((await get(LIVE)).statusCode).toBe(200);
});
