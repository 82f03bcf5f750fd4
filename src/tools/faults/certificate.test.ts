/** A data service with an untrusted certificate. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { LIVE_PATH } from './paths.ts';
import { answerStateOf } from './start-behind-proxy.ts';
import { EXPIRED_CERTIFICATE, TEST_KEY, VALID_CERTIFICATE } from './test-certificates.ts';

/** Starts an HTTPS data service and returns its port and number of requests. */
async function startSecureUpstream(certificate: string) {
  const upstream = { port: 0, requests: 0 };
  const server = createServer({ key: TEST_KEY, cert: certificate }, (_, response) => {
    upstream.requests += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(liveEnvelope()));
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
  const trustedCases = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(trustedCases));
  const cases = [
    { certificate: VALID_CERTIFICATE, host: 'localhost', isTrusted: false },
    { certificate: EXPIRED_CERTIFICATE, host: 'localhost', isTrusted: true },
    { certificate: VALID_CERTIFICATE, host: '127.0.0.1', isTrusted: true },
  ];
  for (const { certificate, host, isTrusted } of cases) {
    setDefaultCACertificates(isTrusted ? [...trustedCases, certificate] : trustedCases);
    const upstream = await startSecureUpstream(certificate);
    const { get, logLines } = await startBffForTest(() => liveEnvelope(), {
      url: `https://${host}:${upstream.port}`,
    });
    const answer = await get(LIVE_PATH);
    expect([answer.statusCode, answerStateOf(answer).detail]).toEqual([503, 'certificate']);
    expect(logLines.filter((line) => line.includes('certificate')).length).toBeGreaterThan(0);
    expect(upstream.requests).toBe(0);
  }

  setDefaultCACertificates([...trustedCases, VALID_CERTIFICATE]);
  const upstream = await startSecureUpstream(VALID_CERTIFICATE);
  const { get } = await startBffForTest(() => liveEnvelope(), { url: `https://localhost:${upstream.port}` });
  expect((await get(LIVE_PATH)).statusCode).toBe(200);
});
