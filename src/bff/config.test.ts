import { expect, test } from 'vitest';
import { readBffConfig } from './config.ts';

const ACCOUNT = { UPSTREAM_URL: 'https://api.example.com', USERNAME: 'somebody', TOKEN: 'secret-token' };

test('without variables the embedded service is meant', () => {
  expect(readBffConfig({})).toEqual({
    ok: true,
    value: { host: '127.0.0.1', port: 3000, upstream: null, odds: true },
  });
});

test('the account is read only when there is an address to use it at', () => {
  expect(readBffConfig({ USERNAME: 'windows-user', TOKEN: 'something', LIVE_EVERY: 'x' })).toMatchObject({
    ok: true,
    value: { upstream: null },
  });
});

test('a real service is read with its account', () => {
  expect(readBffConfig({ ...ACCOUNT, PORT: '8080', HOST: '0.0.0.0', LIVE_EVERY: '60', ODDS: 'off' })).toEqual(
    {
      ok: true,
      value: {
        host: '0.0.0.0',
        port: 8080,
        upstream: {
          url: 'https://api.example.com',
          user: 'somebody',
          token: 'secret-token',
          mode: 'real',
          liveEvery: 60,
        },
        odds: false,
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
])('%s is the service at %s', (address, url) => {
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
])('%s=%s is refused with a sentence that names the variable and not the value', (name, value) => {
  const result = readBffConfig({ ...ACCOUNT, [name]: value });
  if (result.ok) throw new Error('was accepted');
  expect(result.problems).toHaveLength(1);
  expect(result.problems[0]).toMatch(new RegExp(`^${name} .*\\.$`));
  if (value !== '') expect(result.problems[0]).not.toContain(value);
  expect(result.problems[0]).not.toContain('secret');
});

test('ODDS=maybe is refused in the words of the service', () => {
  expect(readBffConfig({ ODDS: 'maybe' })).toEqual({
    ok: false,
    problems: ['ODDS must be on or off, but is "maybe".'],
  });
});

test('every problem is told at once', () => {
  const result = readBffConfig({ PORT: 'x', UPSTREAM_URL: 'http://example.com' });
  expect(result).toMatchObject({ ok: false });
  expect(result.ok ? [] : result.problems).toHaveLength(4);
});
