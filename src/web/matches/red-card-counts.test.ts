import { expect, test } from 'vitest';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { countRedCards } from './red-card-counts.ts';

test('a sending-off without a team is one of neither', () => {
  const red = sampleEvent({ type: 'redcard' });
  const { teams } = sampleMatch(1);
  const events = [red, { ...red, team_id: teams.away.id }, { ...red, team_id: null }];
  expect(countRedCards(sampleMatch(1, { events }))).toEqual({ home: 1, away: 1 });
});
