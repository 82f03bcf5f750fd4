import { expect, test } from 'vitest';
import { serverWords } from '#bff/server-words.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { stateText } from './describe-match.ts';

test.each([
  ['a minute', { minute: [23] }, '23′'],
  ['added time', { minute: [45, 2] }, '45+2′'],
  ['added time that the service counts on', { minute: [47] }, '45+2′'],
  ['a minute of extra time', { status: 12, status_period: 'Extra Time 1', minute: [93] }, 'Extra time 93′'],
  ['no minute', { minute: null }, 'Live'],
  ['a break', { status: 11, status_period: 'Halftime', minute: null }, 'Half-time'],
  ['a decision to follow', { status: 15, phase: 'off', minute: null }, 'Result pending'],
  ['nothing before kick-off', { status: 0, phase: 'scheduled', score: null, minute: null }, null],
] as const)('says %s', (_, fields, text) => {
  expect(stateText(sampleMatch(1, fields), serverWords('en'), KICK_OFF * 1_000)).toBe(text);
});
