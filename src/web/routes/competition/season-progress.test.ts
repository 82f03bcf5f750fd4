import { expect, test } from 'vitest';
import type { SeasonRecord } from '#contract/records/season.ts';
import { en } from '#web/testing/words.ts';
import { seasonProgress } from './season-progress.ts';

const stage = (id: string, name: string, has_standings: boolean) => ({ id, name, has_standings });
const progress = (fields: object, is_friendly = false) =>
  seasonProgress(
    {
      current_round_id: '5',
      current_stage_id: 's1',
      round_ids: ['1', '2', '3', '4', '5', '6'],
      stages: [stage('s1', 'Regular Season', true)],
      ...fields,
    } as unknown as SeasonRecord,
    { is_friendly },
    { ...en, ...en },
  );

test('counts the rounds of a league', () => {
  expect(progress({})).toBe('Round 5 of 6');
  expect(progress({ stages: [] })).toBe('Round 5 of 6');
  expect(progress({ current_round_id: null })).toBeNull();
});

test('names the stage of a season with several, whose rounds are not one count', () => {
  const stages = [stage('s1', 'Group stage', true), stage('s2', 'Knockout', false)];
  expect(progress({ stages })).toBe('Group stage');
  expect(progress({ stages, current_stage_id: 's2' })).toBe('Knockout');
  expect(progress({ stages, current_stage_id: null })).toBeNull();
});

test('counts no rounds of friendlies and cups', () => {
  expect(progress({}, true)).toBeNull();
  expect(progress({ stages: [stage('s1', 'Knockout', false)] })).toBeNull();
});
