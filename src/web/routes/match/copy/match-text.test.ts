import { expect, test } from 'vitest';
import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { en } from '#web/testing/words.ts';
import { matchText } from './match-text.ts';
import type { MatchTexts } from './use-match-texts.ts';

const words = en as unknown as MatchTexts;

const player = (id: string, name: string, number: number, captain = false) => ({
  player: { id, name, common_name: null, firstname: null, lastname: null },
  number,
  captain,
});
const LINE_UPS = {
  home: { formation: '4-3-3', squad: [player('7', 'Osei, Kofi', 9, true), player('5', 'Dahl, Nils', 4)] },
  away: { formation: null, squad: [] },
} as unknown as LineUpsRecord;
const BENCHES = { home: [player('8', 'Rask, Jon', 12)], away: [] } as unknown as BenchesRecord;

const EVENTS = [
  sampleEvent({ minute: 45, extra_minute: 2, penalty: true, related_player_name: null }),
  sampleEvent({
    type: 'substitution',
    period: '2nd half',
    minute: 60,
    player_id: '8',
    player_name: 'Rask',
    related_player_id: '5',
    related_player_name: 'Dahl',
  }),
  sampleEvent({
    period: '2nd half',
    minute: 71,
    player_name: 'Rask',
    player_id: '8',
    related_player_name: 'Osei',
  }),
  sampleEvent({ type: 'corner', period: '2nd half', minute: 72 }),
  sampleEvent({
    type: 'redcard',
    team_id: '2001',
    period: '2nd half',
    minute: 80,
    player_id: '3',
    player_name: null,
  }),
];

const MATCH = {
  ...sampleMatch(1, { status: 3, phase: 'finished', minute: null, score: [2, 0], events: EVENTS }),
  stats: [
    { team_id: '1001', possessionpercent: 55, shots_total: 12 },
    { team_id: '2001', possessionpercent: 45, shots_total: null },
  ],
} as unknown as Match;

const write = (match: Match, format: 'text' | 'markdown', lineUps: LineUpsRecord | null = LINE_UPS) =>
  matchText(
    { match, lineUps, benches: lineUps && BENCHES, zone: 'Europe/London', asOf: (KICK_OFF + 7500) * 1000 },
    format,
    words,
  );

test('writes score, events in the order of play, line-ups and statistics', () => {
  expect(write(MATCH, 'text')).toBe(`Home 1 2–0 Away 1, FT

England · Premier, Round 12, Sat 21 Nov, 15:00

Timeline
45+2′ Goal: Osei (Home 1), penalty, 1–0
60′ Substitution: Rask (Home 1), for Dahl
71′ Goal: Rask (Home 1), assist Osei, 2–0
80′ Red card: Unknown player (Away 1)

Line-ups
Home 1, 4-3-3: 9 Osei (C), 4 Dahl
Bench, Home 1: 12 Rask

Statistics
Possession: 55% – 45%
Shots: 12 – –
`);
});

test('writes Markdown, in which names are names', () => {
  const named = { ...MATCH, teams: { ...MATCH.teams, home: { ...MATCH.teams.home, name: '1. FC *Stern*' } } };
  const text = write(named, 'markdown');
  expect(text).toMatch(/^# 1\\\. FC \\\*Stern\\\* 2–0 Away 1, FT\n/);
  expect(text).toContain('\n## Timeline\n- 45+2′ Goal: Osei (1. FC \\*Stern\\*), penalty, 1–0\n');
});

test('a match to come, and one of which nothing else is known, is its fixture', () => {
  const ahead = sampleMatch(1, {
    status: 0,
    phase: 'scheduled',
    score: null,
    minute: null,
    kickOff: KICK_OFF + 9000,
  }) as unknown as Match;
  expect(write(ahead, 'text', null)).toBe(
    'Home 1 v Away 1, 17:30\n\nEngland · Premier, Round 12, Sat 21 Nov, 17:30\n',
  );
});
