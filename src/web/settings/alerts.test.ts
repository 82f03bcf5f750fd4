import { beforeEach, expect, test } from 'vitest';
import { ALERT_KINDS } from '#news/alerts/alert-kinds.ts';
import { alertSettings, alertSettingsIn, DEFAULT_ALERTS, setBell } from './alerts.ts';
import { hasBells } from './has-bells.ts';

beforeEach(() => localStorage.clear());

test('no bell is on at first', () => {
  expect([hasBells(), alertSettings.get()]).toEqual([false, DEFAULT_ALERTS]);
});

test('a bell is on while it has a kind', () => {
  setBell('team 12', ['goals']);
  setBell('match 99', ALERT_KINDS);
  expect(alertSettings.get().bells).toEqual({ 'team 12': ['goals'], 'match 99': ALERT_KINDS });
  setBell('team 12', []);
  expect(Object.keys(alertSettings.get().bells)).toEqual(['match 99']);
  setBell('match 99', []);
  expect(hasBells()).toBe(false);
});

test('a player has the kinds that name a player', () => {
  setBell('player 7', ALERT_KINDS);
  expect(alertSettings.get().bells).toEqual({ 'player 7': ['goals', 'reds', 'ruled-out'] });
});

const WAIT = { matchId: '7', result: 'home', price: 2.5, from: 2.2, books: ['3'], since: 1 };

test('what is stored is read as it was, and what is unreadable is as by default', () => {
  const settings = {
    bells: { 'competition 4': ['kick-off'] },
    kinds: [],
    notifications: false,
    toasts: false,
    sound: 'horn',
    volume: 0,
    quietHours: { from: '22:00', until: '07:00' },
    prices: [
      { ...WAIT, end: null },
      { ...WAIT, price: null, from: 0.4, end: { reason: 'told', at: 1 } },
    ],
  };
  expect(alertSettingsIn(settings)).toEqual(settings);
  const broken = {
    bells: {
      'team 1': ['goals', 'corners'],
      'team 2': 'goals',
      'stadium 3': ['goals'],
      'team ': ['goals'],
      'team 4': [],
    },
    kinds: 'all',
    sound: 'siren',
    volume: 11,
    quietHours: { from: '25:00', until: '07:00' },
    prices: [null, { ...WAIT, price: 0, end: null }, 'x'],
  };
  expect(alertSettingsIn(broken)).toEqual({ ...DEFAULT_ALERTS, bells: { 'team 1': ['goals'] } });
  for (const json of [null, 'goals', []]) expect(alertSettingsIn(json)).toEqual(DEFAULT_ALERTS);
  expect(alertSettingsIn({ quietHours: { from: '07:00', until: '07:00' } }).quietHours).toBeNull();
});

test('the oldest bells are dropped beyond 300', () => {
  for (let id = 1; id <= 301; id += 1) setBell(`match ${id}x`, ['goals']);
  const keys = Object.keys(alertSettings.get().bells);
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([300, 'match 2x', 'match 301x']);
});
