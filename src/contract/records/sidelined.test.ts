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

test('reads an absence with its dates, and unknown dates as null', () => {
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

test('reads both teams of a match, and a missing list as empty', () => {
  const { data, dropped } = readAs('fixtures', 'match_sidelined', { home: team(), away: team([absence]) });
  expect(dropped).toBe(0);
  expect(data).toMatchObject({
    home: { types: { injuries: [], suspension: [] } },
    away: { types: { injuries: [{ reason: 'Injured' }] } },
  });
});

test('drops and counts an absence without a player', () => {
  const { data, dropped } = readAs(
    'teams',
    'sidelined',
    team([{ ...absence, player: { id: null } }, absence]),
  );
  expect(dropped).toBe(1);
  expect(data).toMatchObject({ types: { injuries: [{ player: { id: '17326' } }] } });
});
