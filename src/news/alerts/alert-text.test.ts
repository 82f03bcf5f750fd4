import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { textsOf } from '#words/server-texts.ts';
import type { Alert } from './alert.ts';
import { notificationText } from './alert-text.ts';

const dayAndTime = (epochMs: number) => `at ${new Date(epochMs).toISOString().slice(0, 16)}`;
const newsWords = (tag: 'en' | 'de') => ({ ...textsOf(tag, 'first'), ...textsOf(tag, 'changes') });
const en = { words: newsWords('en'), dayAndTime };
const de = { words: newsWords('de'), dayAndTime };
const { teams, league } = sampleMatch(1);
const osei = { id: '7', name: 'Osei' };

const alert = (fields: Partial<Alert>): Alert => ({
  key: '',
  kind: 'goals',
  matchId: '1',
  teams,
  league,
  score: [1, 0],
  penalties: null,
  side: null,
  player: null,
  minute: null,
  detail: null,
  kickOff: KICK_OFF,
  at: 0,
  ...fields,
});

test.each([
  [{ side: 'home' }, 'Goal for Home 1', 'Home 1 1–0 Away 1', 'Tor für Home 1'],
  [
    { side: 'home', player: osei, minute: '45+2', detail: 'penalty' },
    'Goal for Home 1',
    'Home 1 1–0 Away 1 · 45+2′ Osei (penalty)',
    'Tor für Home 1',
  ],
  [
    { side: 'away', minute: '3', detail: 'own' },
    'Goal for Away 1',
    'Home 1 1–0 Away 1 · 3′ (own goal)',
    'Tor für Away 1',
  ],
  [
    { kind: 'ruled-out', player: osei, score: [0, 0] },
    'Goal ruled out',
    'Home 1 0–0 Away 1 · Osei',
    'Tor aberkannt',
  ],
  [
    { kind: 'reds', side: 'away', player: osei, minute: '30', detail: 'second-yellow' },
    'Red card for Away 1',
    'Home 1 1–0 Away 1 · 30′ Osei (second yellow)',
    'Platzverweis für Away 1',
  ],
  [{ kind: 'kick-off', score: [0, 0] }, 'Kick-off', 'Home 1 v Away 1', 'Anstoß'],
  [{ kind: 'half-time' }, 'Half-time', 'Home 1 1–0 Away 1', 'Halbzeit'],
  [{ kind: 'full-time' }, 'Full time', 'Home 1 1–0 Away 1', 'Abpfiff'],
  [
    { kind: 'full-time', detail: 'after-penalties', score: [1, 1], penalties: [4, 3] },
    'Full time, after penalties',
    'Home 1 1–1 Away 1 · Pens 4–3',
    'Entscheidung im Elfmeterschießen',
  ],
  [
    { kind: 'line-ups', score: null },
    'Line-ups are in',
    'Home 1 v Away 1 · at 2026-11-21T15:00',
    'Die Aufstellungen sind da',
  ],
  [
    { kind: 'moved', detail: 'new-time', score: null },
    'New kick-off time',
    'Home 1 v Away 1 · at 2026-11-21T15:00',
    'Neue Anstoßzeit',
  ],
  [{ kind: 'moved', detail: 'abandoned' }, 'Abandoned', 'Home 1 1–0 Away 1', 'Abgebrochen'],
] satisfies readonly [Partial<Alert>, string, string, string][])('%j', (fields, title, body, germanTitle) => {
  expect(notificationText([alert(fields)], en)).toEqual({ title, body });
  expect(notificationText([alert(fields)], de).title).toBe(germanTitle);
});

test('more than four alerts of a kind are counted, and some of their matches named', () => {
  const kickOffs = [1, 2, 3, 4, 5, 6].map((number) =>
    alert({ kind: 'kick-off', matchId: String(number), teams: sampleMatch(number).teams, score: [0, 0] }),
  );
  expect(notificationText(kickOffs, en)).toEqual({
    title: 'Kick-off in 6 matches',
    body: 'Home 1 v Away 1 · Home 2 v Away 2 · Home 3 v Away 3 · Home 4 v Away 4 · and 2 more',
  });
  const goals = [1, 2, 3, 4, 5].map((goal) => alert({ score: [goal, 0] }));
  expect(notificationText(goals, de)).toEqual({
    title: '5 Tore',
    body: 'Home 1 5:0 Away 1',
  });
});

test('names from right to left do not turn the score of a notification round', () => {
  const others = { ...teams, away: { ...teams.away, name: 'النسر' } };
  expect(notificationText([alert({ side: 'home', teams: others })], en).body).toBe(
    '\u2068Home 1\u2069 1–0 \u2068النسر\u2069',
  );
});
