import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { LANGUAGES } from '#contract/locales.ts';
import { readBffConfig } from './config.ts';
import { basePathOf } from './public-url.ts';

const DEFAULTS = {
  host: '127.0.0.1',
  port: 3000,
  upstream: null,
  hasOdds: true,
  oddsCare: {},
  languages: LANGUAGES,
  operatorName: null,
  operatorContact: null,
  brandFile: { brand: null, warnings: [] },
  clients: {
    requestsPerSecond: 100,
    pagesPerSecond: 300,
    maxConnections: 1_000,
    trustedProxies: [],
    publicUrl: null,
    embedOrigins: [],
    frameOrigins: [],
  },
  allowance: { perHour: null, perDay: null },
  stateDir: null,
  redis: null,
  logLevel: 'info',
  metrics: { host: '127.0.0.1', port: 9464 },
  status: { enabled: true, operatorKey: null },
  push: { isNewsOn: true, keys: null, ownHosts: [], ntfy: null },
  webhooks: [],
  deskTemplates: null,
  drainSeconds: null,
};
const ACCOUNT = { UPSTREAM_URL: 'https://api.example.com', USERNAME: 'somebody', TOKEN: 'secret-token' };

test('uses the embedded service without variables', () => {
  expect(readBffConfig({})).toEqual({ ok: true, value: DEFAULTS });
});

test('offers the languages of LANGUAGES, and always English', () => {
  expect(readBffConfig({ LANGUAGES: ' de ' })).toMatchObject({ value: { languages: ['en', 'de'] } });
  expect(readBffConfig({ LANGUAGES: 'en' })).toMatchObject({ value: { languages: ['en'] } });
});

test('reads the account only if there is an address', () => {
  expect(readBffConfig({ USERNAME: 'windows-user', TOKEN: 'something', LIVE_EVERY: 'x' })).toMatchObject({
    ok: true,
    value: { upstream: null },
  });
});

test('reads a real service with its account', () => {
  expect(readBffConfig({ ...ACCOUNT, PORT: '8080', HOST: '0.0.0.0', LIVE_EVERY: '60', ODDS: 'off' })).toEqual(
    {
      ok: true,
      value: {
        ...DEFAULTS,
        host: '0.0.0.0',
        port: 8080,
        upstream: {
          url: 'https://api.example.com',
          user: 'somebody',
          token: 'secret-token',
          mode: 'real',
          livePollSeconds: 60,
        },
        hasOdds: false,
      },
    },
  );
});

test.each([
  ['https://api.example.com/', 'https://api.example.com'],
  ['https://api.example.com/v2.2/', 'https://api.example.com'],
  ['https://gateway.example.com/football', 'https://gateway.example.com/football'],
  ['http://127.0.0.1:4022', 'http://127.0.0.1:4022'],
  ['http://localhost:4022/v2.2', 'http://localhost:4022'],
  ['http://[::1]:4022', 'http://[::1]:4022'],
])('reads %s as the service at %s', (address, url) => {
  expect(readBffConfig({ ...ACCOUNT, UPSTREAM_URL: address })).toMatchObject({
    value: { upstream: { url } },
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['PORT', '-1'],
  ['HOST', 'a host'],
  ['UPSTREAM_URL', 'api.example.com'],
  ['UPSTREAM_URL', 'ftp://api.example.com'],
  ['UPSTREAM_URL', 'http://api.example.com'],
  ['UPSTREAM_URL', 'http://127.0.0.1.example.com'],
  ['UPSTREAM_URL', 'https://somebody:secret@api.example.com'],
  ['UPSTREAM_URL', 'https://api.example.com/?token=secret'],
  ['USERNAME', ''],
  ['TOKEN', ''],
  ['LIVE_EVERY', '1'],
  ['LIVE_EVERY', 'often'],
  ['CLIENT_RATE', '-1'],
  ['CLIENT_RATE', 'many'],
  ['PAGE_RATE', '1.5'],
  ['MAX_CONNECTIONS', 'few'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, proxy.example.com'],
  ['PUBLIC_URL', 'fans.example.org'],
  ['PUBLIC_URL', 'https://fans.example.org/football?from=news'],
  ['PUBLIC_URL', 'https://fans.example.org/football#top'],
  ['PUBLIC_URL', 'https://fans.example.org/news/../football'],
  ['PUBLIC_URL', 'https://fans.example.org/.football'],
  ['PUBLIC_URL', 'https://fans.example.org/foot%62all'],
  ['PUBLIC_URL', 'https://fans.example.org/foot ball'],
  ['PUBLIC_URL', 'https://fans.example.org//football'],
  ['PUBLIC_URL', 'https://fans.example.org/news\\football'],
  ['PUBLIC_URL', 'ftp://fans.example.org'],
  ['PUBLIC_URL', 'https://somebody@fans.example.org'],
  ['EMBED_ORIGINS', 'www.example.org'],
  ['EMBED_ORIGINS', 'http://www.example.org'],
  ['EMBED_ORIGINS', 'https://www.example.org/football'],
  ['EMBED_ORIGINS', 'https://*.example.org'],
  ['EMBED_ORIGINS', 'https://www.example.org, '],
  ['EMBED_ORIGINS', 'https://somebody:secret@www.example.org'],
  ['EMBED_ORIGINS', 'http://home.local:8123'],
  ['FRAME_ORIGINS', 'http://www.example.org'],
  ['FRAME_ORIGINS', 'http://11.0.0.7'],
  ['FRAME_ORIGINS', 'https://home.example/lovelace'],
  ['LANGUAGES', 'en,xx'],
  ['LANGUAGES', 'de_DE'],
  ['REQUESTS_PER_HOUR', 'plenty'],
  ['REQUESTS_PER_DAY', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', '99999'],
  ['METRICS_HOST', 'a host'],
  ['OPERATOR_KEY', 'too-short'],
  ['OPERATOR_KEY', 'k'.repeat(513)],
  ['REDIS_URL', `redis://${'h'.repeat(513)}`],
  ['OPERATOR_KEY_FILE', '/there/is/no/such/file'],
  ['OPERATOR_NAME', 'A'.repeat(101)],
  ['OPERATOR_NAME', 'Two\nlines'],
  ['OPERATOR_CONTACT', 'http://www.example.net'],
  ['OPERATOR_CONTACT', 'sports room'],
  ['OPERATOR_CONTACT', 'Desk <desk@example.com>'],
  ['OPERATOR_CONTACT', 'desk@example.com\nContact: x@example.com'],
  ['OPERATOR_CONTACT', 'javascript:alert(1)'],
  ['OPERATOR_CONTACT', 'https://somebody:secret@example.org'],
  ['ODDS_HELP_URL', 'http://www.example.net'],
  ['ODDS_HELP_URL', 'www.example.net'],
  ['ODDS_HELP_URL', 'javascript:alert(1)'],
  ['ODDS_HELP_URL', 'https://somebody:secret@help.example.org'],
  ['ODDS_NOTE', 'Talk to someone. '.repeat(20)],
  ['ODDS_NOTE', 'Two\nlines'],
  ['NTFY_URL', 'ntfy.example.org'],
  ['NTFY_URL', 'ftp://ntfy.example.com'],
  ['NTFY_URL', 'https://ntfy.example.com/topic'],
  ['NTFY_URL', 'https://somebody:secret@ntfy.example.com'],
  ['NTFY_URL', `https://${'n'.repeat(200)}.example.com`],
  ['NTFY_TOKEN', 'tk_without_an_address'],
  ['DRAIN', '301'],
  ['DRAIN', 'a while'],
])('refuses %s=%s with a sentence that names the variable and not the value', (name, value) => {
  const result = readBffConfig({ ...ACCOUNT, [name]: value });
  if (result.ok) throw new Error('was accepted');
  expect(result.problems).toHaveLength(1);
  expect(result.problems[0]).toMatch(new RegExp(`^${name} .*\\.$`));
  if (value !== '') expect(result.problems[0]).not.toContain(value);
  expect(result.problems[0]).not.toContain('secret');
});

test('refuses ODDS=maybe with the same sentence as the service', () => {
  expect(readBffConfig({ ODDS: 'maybe' })).toEqual({
    ok: false,
    problems: ['ODDS must be on or off, got "maybe".'],
  });
});

test('reports all problems at once', () => {
  const result = readBffConfig({ PORT: 'x', UPSTREAM_URL: 'http://example.com' });
  expect(result).toMatchObject({ ok: false });
  expect(result.ok ? [] : result.problems).toHaveLength(4);
});

test.each([
  ['https://Scores.example.com:443', 'https://scores.example.com', ''],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080', ''],
  ['https://news.example.com/touchline/', 'https://news.example.com/touchline', '/touchline'],
  [
    'https://news.example.com/en/live-scores_2.0',
    'https://news.example.com/en/live-scores_2.0',
    '/en/live-scores_2.0',
  ],
])('reads the path of the pages from PUBLIC_URL=%s', (text, publicUrl, path) => {
  const result = readBffConfig({ PUBLIC_URL: text });
  if (!result.ok) throw new Error('was refused');
  expect(result.value.clients.publicUrl).toBe(publicUrl);
  expect(basePathOf(publicUrl)).toBe(path);
});

test('reads several trusted proxies and the public origin', () => {
  const environment = {
    TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1',
    PUBLIC_URL: 'https://scores.example.com/',
  };
  expect(readBffConfig(environment)).toMatchObject({
    value: {
      clients: {
        trustedProxies: ['10.0.0.1', '192.168.0.0/16', '::1'],
        publicUrl: 'https://scores.example.com',
      },
    },
  });
});

test('reads the sites that may show embeds', () => {
  const text =
    ' https://www.example.org/, https://news.example.org:8443,http://127.0.0.1:5000,https://WWW.example.org';
  expect(readBffConfig({ EMBED_ORIGINS: text })).toMatchObject({
    value: {
      clients: {
        embedOrigins: ['https://www.example.org', 'https://news.example.org:8443', 'http://127.0.0.1:5000'],
      },
    },
  });
});

test('reads the sites that may show walls and pages, of which local ones may be without https', () => {
  const origins = ['https://home.example', 'http://home.local:8123', 'http://192.168.1.7:3001', 'http://hub'];
  expect(readBffConfig({ FRAME_ORIGINS: origins.join() })).toMatchObject({
    value: { clients: { frameOrigins: origins } },
  });
});

test.each([
  ['desk@example.com', 'mailto:desk@example.com'],
  [' mailto:a+b?c@news.example.org ', 'mailto:a%2Bb%3Fc@news.example.org'],
  ['https://example.com/contact', 'https://example.com/contact'],
])('reads a contact of the operator: %s', (text, operatorContact) => {
  expect(readBffConfig({ OPERATOR_CONTACT: text })).toMatchObject({ value: { operatorContact } });
});

test('reads the server of ntfy and its token', () => {
  expect(readBffConfig({ NTFY_URL: ' https://NTFY.example.com/ ', NTFY_TOKEN: 'tk_example' })).toMatchObject({
    value: { push: { ntfy: { url: 'https://ntfy.example.com', token: 'tk_example' } } },
  });
  expect(readBffConfig({ NTFY_URL: 'http://192.168.1.5:8090' })).toMatchObject({
    value: { push: { ntfy: { url: 'http://192.168.1.5:8090', token: null } } },
  });
  expect(readBffConfig({ NTFY_URL: 'https://ntfy.example.com', NTFY_TOKEN: 'tk example' })).toEqual({
    ok: false,
    problems: ['NTFY_TOKEN must be letters, digits and signs of ASCII without spaces, as ntfy makes it.'],
  });
});

test('reads a key from a file without its final newline, and refuses two sources', () => {
  const path = join(temporaryFolder(), 'key');
  writeFileSync(path, 'a-key-of-an-operator\n');
  expect(readBffConfig({ OPERATOR_KEY_FILE: path })).toMatchObject({
    value: { status: { operatorKey: 'a-key-of-an-operator' } },
  });
  expect(readBffConfig({ OPERATOR_KEY_FILE: path, OPERATOR_KEY: 'a-key-of-an-operator' })).toEqual({
    ok: false,
    problems: ['OPERATOR_KEY and OPERATOR_KEY_FILE are both set. Set only one.'],
  });
});
