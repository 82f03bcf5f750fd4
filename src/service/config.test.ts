import { expect, test } from 'vitest';
import { DEMO } from './accounts/account.ts';
import { PLANS } from './accounts/plans.ts';
import { readServiceConfig } from './config.ts';
import { BOOKMAKERS } from './odds/bookmakers.ts';

test('uses port 4022, seed 1, real time, no control and the demo account by default', () => {
  expect(readServiceConfig({})).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 4022,
      seed: 1,
      now: null,
      speed: 1,
      control: false,
      media: false,
      odds: true,
      feed: 'tidy',
      bookmakers: BOOKMAKERS,
      accounts: [DEMO],
    },
  });
});

test('reads every variable', () => {
  const env = {
    SERVICE_PORT: '0',
    SERVICE_SEED: '7',
    SERVICE_NOW: '2026-05-23T15:00:00+01:00',
    SERVICE_SPEED: '60',
    SERVICE_CONTROL: 'on',
    SERVICE_MEDIA: 'on',
    ODDS: 'off',
    SERVICE_FEED: 'untidy',
    BOOKMAKERS: '3,1',
    SERVICE_ACCOUNTS: 'anna:s3cret:free',
  };
  expect(readServiceConfig(env)).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 0,
      seed: 7,
      now: Date.UTC(2026, 4, 23, 14),
      speed: 60,
      control: true,
      media: true,
      odds: false,
      feed: 'untidy',
      bookmakers: [3, 1].map((id) => BOOKMAKERS.find((bookmaker) => bookmaker.id === id)),
      accounts: [DEMO, { user: 'anna', token: 's3cret', plan: PLANS['free'], leagues: null }],
    },
  });
});

test.each([
  ['SERVICE_PORT', '70000'],
  ['SERVICE_PORT', 'http'],
  ['SERVICE_SEED', '-1'],
  ['SERVICE_SEED', '1.5'],
  ['SERVICE_NOW', '2026-05-23'],
  ['SERVICE_NOW', '2026-05-23T15:00:00'],
  ['SERVICE_NOW', '2026-13-23T15:00:00Z'],
  ['SERVICE_SPEED', '0'],
  ['SERVICE_SPEED', 'fast'],
  ['SERVICE_CONTROL', 'yes'],
  ['ODDS', 'none'],
  ['SERVICE_FEED', 'messy'],
  ['BOOKMAKERS', '3,99'],
  ['BOOKMAKERS', 'Oakline'],
])('refuses %s=%s with a sentence that names the variable and the value', (name, value) => {
  const reading = readServiceConfig({ [name]: value });
  expect(reading).toEqual({
    ok: false,
    problems: [expect.stringMatching(new RegExp(`^${name} must be .*"${value}"\\.$`))],
  });
});

test('reports all problems at once', () => {
  const reading = readServiceConfig({ SERVICE_PORT: 'x', SERVICE_SPEED: 'y' });
  expect(!reading.ok && reading.problems).toHaveLength(2);
});
