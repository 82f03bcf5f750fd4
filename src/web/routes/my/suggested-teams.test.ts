import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { suggestedTeams } from './suggested-teams.ts';

const leagueOf = (id: string) => ({ ...sampleMatch(1).league, id });

test('teams of the first competitions come first, each once, and not too many', () => {
  const matches = [
    sampleMatch(1, { league: leagueOf('20') }),
    sampleMatch(2, { league: leagueOf('10') }),
    sampleMatch(2, { league: leagueOf('10') }),
    sampleMatch(3, { league: leagueOf('30') }),
  ];
  expect(suggestedTeams(matches, ['10', '20']).map(({ name }) => name)).toEqual([
    'Home 2',
    'Away 2',
    'Home 1',
    'Away 1',
  ]);
  const many = Array.from({ length: 9 }, (_, at) => sampleMatch(at + 1, { league: leagueOf('10') }));
  expect(suggestedTeams(many, ['10'])).toHaveLength(12);
});
