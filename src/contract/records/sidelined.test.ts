import { expect, test } from 'vitest';
import { readAs } from '#contract/testing/examples.ts';

const absence = {
  player: { id: 17326, name: 'Marlow, Alan' },
  reason: 'Injured',
  since: '2026-05-08',
  expected_return: '?',
};

const team = (injuries: readonly object[] = [], suspension: readonly object[] = []) => ({
  id: 111,
  name: 'Marlow Albion',
  types: { injuries, suspension },
});

test('an absence is read with its days, and an unknown one as nothing', () => {
  const { data, problems } = readAs('teams', 'sidelined', team([absence], [{ ...absence, since: '?' }]));
  expect(problems).toEqual([]);
  expect(data).toEqual({
    id: '111',
    name: 'Marlow Albion',
    types: {
      injuries: [{ ...absence, player: { id: '17326', name: 'Marlow, Alan' }, expected_return: null }],
      suspension: [
        { ...absence, player: { id: '17326', name: 'Marlow, Alan' }, since: null, expected_return: null },
      ],
    },
  });
});

test('a match has two teams, and nobody is an empty list', () => {
  const { data, dropped } = readAs('fixtures', 'match_sidelined', { home: team(), away: team([absence]) });
  expect(dropped).toBe(0);
  expect(data).toMatchObject({
    home: { types: { injuries: [], suspension: [] } },
    away: { types: { injuries: [{ reason: 'Injured' }] } },
  });
});

test('an absence of nobody is lost and counted', () => {
  const { data, dropped } = readAs(
    'teams',
    'sidelined',
    team([{ ...absence, player: { id: null } }, absence]),
  );
  expect(dropped).toBe(1);
  expect(data).toMatchObject({ types: { injuries: [{ player: { id: '17326' } }] } });
});
