import { expect, test } from 'vitest';
import { textsOf } from '#words/server-texts.ts';
import { type ChangeFacts, changeText } from './change-text.ts';

const newsWords = (tag: 'en' | 'de') => ({ ...textsOf(tag, 'first'), ...textsOf(tag, 'changes') });
const en = newsWords('en');
const de = newsWords('de');

type Kind = ChangeFacts['kind'];

const osei = { minute: '45+2', player: { name: 'Osei' }, side: 'home', detail: null } as const;
const state = { side: null, detail: null } as const;

/** A change of each kind, and its titles in both languages. */
const TITLES: Readonly<
  Record<Kind, readonly [Omit<ChangeFacts, 'kind' | 'score'>, english: string, german: string]>
> = {
  goal: [osei, 'Goal for Dunmarrow', 'Tor für Dunmarrow'],
  'goal-details': [osei, 'Goal for Dunmarrow', 'Tor für Dunmarrow'],
  'ruled-out': [osei, 'Goal ruled out', 'Tor aberkannt'],
  disallowed: [osei, 'Goal ruled out', 'Tor aberkannt'],
  red: [osei, 'Red card for Dunmarrow', 'Platzverweis für Dunmarrow'],
  'red-details': [{ ...osei, side: 'away' }, 'Red card for Kerrow', 'Platzverweis für Kerrow'],
  'red-rescinded': [osei, 'Red card rescinded', 'Rote Karte zurückgenommen'],
  'penalty-missed': [osei, 'Penalty missed', 'Elfmeter verschossen'],
  kick: [{ ...osei, detail: 'scored' }, 'Shoot-out, scored', 'Elfmeterschießen, verwandelt'],
  ruling: [osei, 'Correction', 'Korrektur'],
  withdrawn: [osei, 'Correction', 'Korrektur'],
  details: [osei, 'Correction', 'Korrektur'],
  'kick-off': [state, 'Kick-off', 'Anstoß'],
  'line-ups': [state, 'Line-ups are in', 'Die Aufstellungen sind da'],
  'half-time': [{ side: null, detail: 'after-penalties' }, 'Half-time', 'Halbzeit'],
  ninety: [state, 'End of normal time', 'Ende der regulären Spielzeit'],
  'extra-time': [
    state,
    'End of extra time, penalties next',
    'Ende der Verlängerung, es folgt das Elfmeterschießen',
  ],
  'full-time': [state, 'Full time', 'Abpfiff'],
  off: [{ side: null, detail: 'postponed' }, 'Postponed', 'Verlegt'],
  rescheduled: [state, 'New kick-off time', 'Neue Anstoßzeit'],
};

const MATCH = {
  teams: { home: { name: 'Dunmarrow' }, away: { name: 'Kerrow' } },
  penalties: null,
  kickOff: 'Sat 15:00',
};

test.each(Object.keys(TITLES) as readonly Kind[])('has a title in each language: %s', (kind) => {
  const [fields, english, german] = TITLES[kind];
  const change: ChangeFacts = { ...fields, kind, score: [1, 0] };
  expect(changeText(change, MATCH, en).title).toBe(english);
  expect(changeText(change, MATCH, de).title).toBe(german);
});

test.each([
  ['after-extra-time', 'Full time, after extra time', 'Abpfiff nach Verlängerung'],
  ['after-penalties', 'Full time, after penalties', 'Entscheidung im Elfmeterschießen'],
  ['awarded', 'Result awarded', 'Spiel gewertet'],
] as const)('says how a match ended: %s', (detail, english, german) => {
  const change: ChangeFacts = { kind: 'full-time', side: null, detail, score: [1, 1] };
  expect(changeText(change, MATCH, en).title).toBe(english);
  expect(changeText(change, MATCH, de).title).toBe(german);
});

test.each<[Partial<ChangeFacts>, string, string]>([
  [
    { detail: 'penalty' },
    'Dunmarrow 2–1 Kerrow · 45+2′ Osei (penalty)',
    'Dunmarrow 2:1 Kerrow · 45+2′ Osei (Elfmeter)',
  ],
  [{ minute: null, player: null }, 'Dunmarrow 2–1 Kerrow', 'Dunmarrow 2:1 Kerrow'],
  [
    { ...state, kind: 'rescheduled', score: null, minute: null, player: null },
    'Dunmarrow v Kerrow · Sat 15:00',
    'Dunmarrow – Kerrow · Sat 15:00',
  ],
  [
    { ...state, kind: 'full-time', minute: null, player: null },
    'Dunmarrow 2–1 Kerrow · Pens 5–4',
    'Dunmarrow 2:1 Kerrow · 5:4 i. E.',
  ],
])('%j has a body with the match and what is known', (fields, english, german) => {
  const change: ChangeFacts = { ...osei, kind: 'goal', score: [2, 1], ...fields };
  const match = { ...MATCH, penalties: [5, 4] as const };
  expect(changeText(change, match, en).body).toBe(english);
  expect(changeText(change, match, de).body).toBe(german);
});
