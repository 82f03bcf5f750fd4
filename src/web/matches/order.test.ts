import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { byCompetition, byTime, type MatchGroup, NO_PREFERENCES } from './order.ts';
import { NO_RED_CARDS } from './red-card-counts.ts';
import type { MatchListRow } from './rows.ts';

const row = (number: number, changes: Parameters<typeof sampleMatch>[1]): MatchListRow => ({
  record: sampleMatch(number, changes),
  anchor: null,
  scoreChange: null,
  related: null,
  reds: NO_RED_CARDS,
});
const of = (id: string, name: string, country_name: string, country_code: string | null) => ({
  league: { id, name, country_name, country_code },
});
const names = (groups: readonly MatchGroup[]) =>
  groups.map((group) => (group.kind === 'competition' ? group.league.name : group.key));

const DAY = [
  row(1, of('950', 'Club Friendlies Nordic', 'Europe', null)),
  row(2, of('700', 'Premiership', 'Wales', 'wls')),
  row(3, of('101', 'First Division', 'England', 'en')),
  row(4, of('300', 'Superliga', 'Albania', 'al')),
  row(5, of('100', 'Premier Division', 'England', 'en')),
  row(6, of('911', 'Champions Cup of Europe', 'Europe', null)),
  row(7, of('200', 'Primera División', 'Spain', 'es')),
  row(8, of('941', 'International Friendlies', 'World', null)),
  row(9, of('99', 'Premier Youth Division', 'England', 'en')),
  row(10, of('98', 'Campeonato Nacional Sub-20', 'Brazil', 'br')),
  row(11, of('401', 'Série B', 'Brazil', 'br')),
];

test('sorts international competitions first, then popular countries, then by name; youth and club friendlies are last', () => {
  expect(names(byCompetition(DAY))).toEqual([
    'Champions Cup of Europe',
    'International Friendlies',
    'Premier Division',
    'First Division',
    'Primera División',
    'Série B',
    'Superliga',
    'Premiership',
    'Premier Youth Division',
    'Campeonato Nacional Sub-20',
    'Club Friendlies Nordic',
  ]);
});

test('puts pinned competitions first, in the order of pinning, then favourites, then the viewer’s country', () => {
  const wishes = { ...NO_PREFERENCES, pins: ['950', '200'], competitions: new Set(['300']), country: 'br' };
  expect(names(byCompetition(DAY, wishes)).slice(0, 6)).toEqual([
    'Club Friendlies Nordic',
    'Primera División',
    'Superliga',
    'Série B',
    'Champions Cup of Europe',
    'International Friendlies',
  ]);
});

test('puts followed competitions in the viewer’s order', () => {
  const first = (...ids: readonly string[]) =>
    names(byCompetition(DAY, { ...NO_PREFERENCES, competitions: new Set(ids) })).slice(0, 3);
  expect(first('300', '99', '200')).toEqual(['Superliga', 'Premier Youth Division', 'Primera División']);
  expect(first('200', '300', '99')).toEqual(['Primera División', 'Superliga', 'Premier Youth Division']);
});

test('puts youth competitions of the viewer’s country after all senior ones, before those of other countries', () => {
  const all = names(byCompetition(DAY, { ...NO_PREFERENCES, country: 'br' }));
  expect(all.slice(-4)).toEqual([
    'Premiership',
    'Campeonato Nacional Sub-20',
    'Premier Youth Division',
    'Club Friendlies Nordic',
  ]);
});

test('puts followed matches on top, and nowhere else', () => {
  const wishes = { ...NO_PREFERENCES, teams: new Set(['2003']), matches: new Set(['7']) };
  const groups = byCompetition(DAY, wishes);
  expect(groups[0]?.key).toBe('following');
  expect(groups[0]?.rows.map(({ record }) => record.id)).toEqual(['3', '7']);
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(DAY.length);
});

test('groups by kick-off, and sorts each group by competition', () => {
  const later = row(12, { ...of('200', 'Primera División', 'Spain', 'es'), kickOff: KICK_OFF + 7200 });
  const groups = byTime([later, ...DAY], NO_PREFERENCES);
  expect(groups.map(({ key }) => key)).toEqual([`t${KICK_OFF}`, `t${KICK_OFF + 7200}`]);
  expect(groups[0]?.rows.map(({ record }) => record.league.name)).toEqual(names(byCompetition(DAY)));
});

test('puts matches without an announced time into a last group', () => {
  const open = { ...row(13, {}), record: sampleMatch(13, { status: 17, kickOff: KICK_OFF - 7200 }) };
  const groups = byTime([open, ...DAY], NO_PREFERENCES);
  expect(groups.map(({ rows }) => rows.length)).toEqual([DAY.length, 1]);
  expect(groups[1]).toMatchObject({ kind: 'time', kickOff: null, rows: [open] });
});

test('names the round when all matches share it', () => {
  const [same] = byCompetition([row(1, {}), row(2, {})]);
  expect(same).toMatchObject({ round: '12' });
  const other = { ...row(2, {}), record: { ...sampleMatch(2), round_name: '13' } };
  const [mixedGroup] = byCompetition([row(1, {}), other]);
  expect(mixedGroup).toMatchObject({ round: null });
});
