import { describe, expect, test } from 'vitest';
import { readWallRemoteRequest, readWallReport } from './read-wall-request.ts';
import {
  MAX_HIDDEN_MATCHES,
  MAX_PROGRAM_CHARACTERS,
  MAX_REPORTED_QUERY_CHARACTERS,
  MAX_VISIBLE_MATCHES,
  MAX_WALL_BODY_BYTES,
  MAX_WALL_NOTICE_CHARACTERS,
  PAIRING_SIGNS,
  type WallCommand,
  type WallRemoteRequest,
  type WallReport,
  type WallState,
} from './wall-relay.ts';

const SECRET = '0123456789abcdef0123456789abcdef';
const LONG_ID = '9'.repeat(15);
/** A letter of four bytes. */
const WIDE_LETTER = '𠮷';

const STATE: WallState = {
  view: 'vidiprinter',
  page: 999,
  pages: 999,
  pinnedMatch: LONG_ID,
  isPaused: false,
  isMuted: false,
  volume: 100,
  dim: 'night',
  hasOdds: false,
  isFrozen: false,
  hiddenMatches: Array.from({ length: MAX_HIDDEN_MATCHES }, () => LONG_ID),
};
const REPORT: WallReport = {
  wall: SECRET,
  after: 1_000_000_000,
  name: WIDE_LETTER.repeat(40),
  version: '1'.repeat(24),
  uptimeSeconds: 1_000_000_000,
  heapBytes: 1_000_000_000_000,
  lastGoodPollAt: 100_000_000_000,
  query: 'a'.repeat(MAX_REPORTED_QUERY_CHARACTERS),
  state: STATE,
};
const send = (command: WallCommand): object => ({ do: 'send', key: SECRET, command });
const operate = (command: WallCommand): object => ({ do: 'operate', wallNumber: 1_000_000_000, command });

const LONG_PROGRAM = `follow=${Array.from({ length: 37 }, (_, at) => LONG_ID.slice(2) + (at + 10)).join()}`;
const NOTICE = WIDE_LETTER.repeat(MAX_WALL_NOTICE_CHARACTERS);
const REMOTE_COMMANDS: readonly WallCommand[] = [
  { type: 'pin', match: LONG_ID },
  { type: 'unpin' },
  { type: 'turn', unit: 'page', step: 1 },
  { type: 'turn', unit: 'view', step: -1 },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'dim', level: 100 },
  { type: 'dim', level: 'night' },
  { type: 'mute' },
  { type: 'unmute' },
  { type: 'volume', percent: 0 },
  { type: 'odds', isOn: true },
  { type: 'reload' },
  { type: 'freeze', notice: '' },
  { type: 'freeze', notice: NOTICE },
  { type: 'unfreeze' },
  { type: 'hide', match: LONG_ID, notice: NOTICE },
  { type: 'unhide', match: '7' },
];
const OPERATOR_COMMANDS: readonly WallCommand[] = [
  { type: 'program', query: '' },
  { type: 'program', query: 'views=board,table&zone=Europe/Berlin&name=Desk+%C3%A4&rollover=05:00' },
  { type: 'program', query: LONG_PROGRAM },
  { type: 'code' },
];
const REQUESTS: readonly object[] = [
  { do: 'code', wall: SECRET, after: 1_000_000_000, name: REPORT.name },
  {
    do: 'commands',
    wall: SECRET,
    after: 1_000_000_000,
    state: STATE,
    visibleMatches: Array.from({ length: MAX_VISIBLE_MATCHES }, () => LONG_ID),
  } satisfies WallRemoteRequest,
  { do: 'unpair', wall: SECRET },
  { do: 'pair', code: 'abc-234' },
  { do: 'state', key: SECRET },
  { do: 'leave', key: SECRET },
  ...REMOTE_COMMANDS.map(send),
  ...[...REMOTE_COMMANDS, ...OPERATOR_COMMANDS].map(operate),
];

const bytesOf = (body: object) => Buffer.byteLength(JSON.stringify(body));

test('reads every request, and the largest of each kind is within the limit of a body', () => {
  for (const request of REQUESTS) {
    expect(readWallRemoteRequest(request)).toEqual(request);
    expect(bytesOf(request)).toBeLessThanOrEqual(MAX_WALL_BODY_BYTES);
  }
  expect(readWallReport(REPORT)).toEqual(REPORT);
  expect(bytesOf(REPORT)).toBeLessThanOrEqual(MAX_WALL_BODY_BYTES);
});

test('reads programs up to the limit', () => {
  expect(MAX_PROGRAM_CHARACTERS - LONG_PROGRAM.length).toBeLessThan(LONG_ID.length);
});

test('draws codes from 32 signs without look-alikes', () => {
  expect(new Set(PAIRING_SIGNS).size).toBe(32);
  expect(PAIRING_SIGNS).not.toMatch(/[01IO]/);
});

describe('refuses, by the name of the field,', () => {
  test.each(OPERATOR_COMMANDS.map((command) => [command.type, command] as const))(
    'the operator’s command %s of a remote',
    (_, command) => expect(readWallRemoteRequest(send(command))).toEqual({ invalidField: 'command.type' }),
  );

  test.each<[string, object, string]>([
    ['an unknown request', { do: 'dance' }, 'do'],
    ['no request', {}, 'do'],
    ['a field too many', { do: 'unpair', wall: SECRET, x: 1 }, ''],
    ['a short id', { do: 'unpair', wall: 'abc' }, 'wall'],
    ['an id in capitals', { do: 'unpair', wall: SECRET.toUpperCase() }, 'wall'],
    ['a long code', { do: 'pair', code: 'A'.repeat(21) }, 'code'],
    ['an unknown command', { do: 'send', key: SECRET, command: { type: 'explode' } }, 'command.type'],
    ['a command without its match', { do: 'send', key: SECRET, command: { type: 'pin' } }, 'command.match'],
    ['a match that is no id', send({ type: 'pin', match: '../7' }), 'command.match'],
    ['101 percent', send({ type: 'volume', percent: 101 }), 'command.percent'],
    ['half a percent', send({ type: 'dim', level: 0.5 }), 'command.level'],
    ['a long notice', send({ type: 'freeze', notice: 'a'.repeat(81) }), 'command.notice'],
    ['a notice of two lines', send({ type: 'freeze', notice: 'a\nb' }), 'command.notice'],
    ['a notice that turns its text', send({ type: 'freeze', notice: 'a\u202eb' }), 'command.notice'],
    ['a long program', operate({ type: 'program', query: 'a'.repeat(601) }), 'command.query'],
    ['a program with an unknown parameter', operate({ type: 'program', query: 'team=7' }), 'command.query'],
    ['a program with a bad value', operate({ type: 'program', query: 'every=1' }), 'command.query'],
    ['a program that is markup', operate({ type: 'program', query: '<b>' }), 'command.query'],
    ['a program that ends the query', operate({ type: 'program', query: 'a=1#b' }), 'command.query'],
    ['the wall 0', { ...operate({ type: 'code' }), wallNumber: 0 }, 'wallNumber'],
  ])('%s', (_, request, invalidField) => {
    expect(readWallRemoteRequest(request)).toEqual({ invalidField });
  });

  test.each<[string, object, string]>([
    ['a name of 41 characters', { ...REPORT, name: 'a'.repeat(41) }, 'name'],
    ['a name with a bell', { ...REPORT, name: 'a\u0007' }, 'name'],
    ['a negative number', { ...REPORT, uptimeSeconds: -1 }, 'uptimeSeconds'],
    [
      'nine hidden matches',
      { ...REPORT, state: { ...STATE, hiddenMatches: Array(9).fill('7') } },
      'state.hiddenMatches',
    ],
    ['an unknown view', { ...REPORT, state: { ...STATE, view: '<b>' } }, 'state.view'],
  ])('%s', (_, report, invalidField) => {
    expect(readWallReport(report)).toEqual({ invalidField });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'text'],
    ['nothing', undefined],
    ['a list', [REPORT]],
  ])('a body that is %s', (_, body) => {
    expect(readWallReport(body)).toEqual({ invalidField: '' });
    expect(readWallRemoteRequest(body)).toEqual({ invalidField: expect.stringMatching(/^(?:do)?$/) });
  });
});
