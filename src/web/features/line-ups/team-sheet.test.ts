import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { sampleSquad } from '#web/testing/sample-squad.ts';
import { teamSheet } from './team-sheet.ts';

const starters = sampleSquad('4-4-2');
const bench = sampleSquad('4-4-2', 200).slice(0, 7);

function lookUp(events: readonly Partial<MatchEvent>[]) {
  const match = sampleMatch(1, { events: events.map(sampleEvent) }) as unknown as Match;
  const lists = teamSheet(starters, bench, match, new Map());
  return (id: string) => [...lists.starters, ...lists.bench].find(({ sheet }) => sheet.player.id === id);
}

test('marks starters as playing until they are substituted, and substitutes after they come on', () => {
  const player = lookUp([{ type: 'substitution', player_id: '202', related_player_id: '103', minute: 60 }]);
  expect([
    player('102')?.isPlaying,
    player('103')?.isPlaying,
    player('202')?.isPlaying,
    player('203')?.isPlaying,
  ]).toEqual([true, false, true, false]);
  expect(player('103')?.off).toEqual({ minute: 60, stoppage: null });
  expect(player('202')?.on).toEqual({ minute: 60, stoppage: null });
});

test('takes a starter off, also where the service has the two players the other way round', () => {
  const player = lookUp([{ type: 'substitution', player_id: '103', related_player_id: '202', minute: 60 }]);
  expect([player('103')?.off, player('202')?.on]).toEqual([1, 2].map(() => ({ minute: 60, stoppage: null })));
  expect([player('103')?.on, player('202')?.off]).toEqual([null, null]);
});

test('gives goals, own goals, penalties and cards to their players; a player who is sent off is not playing', () => {
  const player = lookUp([
    { player_id: '109', minute: 5 },
    { player_id: '109', minute: 45, extra_minute: 2, penalty: true },
    { player_id: '105', own_goal: true },
    { player_id: '110', type: 'penalty_missed' },
    { player_id: '104', type: 'redcard' },
  ]);
  const kinds = (id: string) => player(id)?.markers.map(({ kind }) => kind);
  expect(kinds('109')).toEqual(['goal', 'penalty']);
  expect(player('109')?.markers[1]).toMatchObject({ minute: 45, stoppage: 2 });
  expect(kinds('105')).toEqual(['own-goal']);
  expect(kinds('110')).toEqual(['penalty_missed']);
  expect(player('104')?.isPlaying).toBe(false);
});

test('shows a second yellow card as one marker', () => {
  const player = lookUp([
    { player_id: '104', type: 'yellowcard', minute: 20 },
    { player_id: '104', type: 'yellowredcard', minute: 70 },
  ]);
  expect(player('104')?.markers.map(({ kind }) => kind)).toEqual(['yellowredcard']);
});

test('shows no marker for a ruled-out goal or a shoot-out penalty', () => {
  const player = lookUp([
    { player_id: '109', type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' },
    { player_id: '109', result: 'cancelled' },
    { player_id: '110', type: 'penalty_shootout_scored', period: 'penalties' },
  ]);
  expect([player('109')?.markers, player('110')?.markers]).toEqual([[], []]);
});

test('uses the names of the match, and a dash for a player without one', () => {
  const match = sampleMatch(1) as unknown as Match;
  const sheet = teamSheet(starters, bench, match, new Map([['107', 'L. Osei']]));
  expect(sheet.starters.find(({ sheet: { player } }) => player.id === '107')?.name).toBe('L. Osei');
  expect(sheet.bench[0]?.name).toBe('–');
});
