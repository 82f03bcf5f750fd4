import { expect, test } from 'vitest';
import { entityKindOf } from './entity-kinds.ts';
import type { Parameter } from './operation.ts';
import { OPERATIONS } from './operations.ts';

const number = (name: string, kind: Parameter['kind'] = 'id'): Parameter => ({ name, kind, doc: '' });

test.each([
  ['fixtures', 'info', 'id', 'match'],
  ['fixtures', 'season', 'season_id', 'season'],
  ['fixtures', 'season', 'team_id', 'team'],
  ['leagues', 'info', 'id', 'league'],
  ['countries', 'info', 'id', 'country'],
] as const)('%s?t=%s: %s is the id of a %s', (route, t, name, kind) => {
  expect(entityKindOf({ route, t }, number(name))).toBe(kind);
});

test('a list of ids has the same entity kind as one id', () => {
  expect(entityKindOf({ route: 'fixtures', t: 'sort' }, number('ids', 'ids'))).toBe('match');
  expect(entityKindOf({ route: 'leagues', t: 'sort' }, number('ids', 'ids'))).toBe('league');
});

test('a parameter that holds no id has no entity kind', () => {
  expect(entityKindOf({ route: 'fixtures', t: 'schedule' }, number('d', 'date'))).toBeNull();
});

const numbers = OPERATIONS.flatMap((operation) =>
  operation.parameters
    .filter(({ kind }) => kind === 'id' || kind === 'ids')
    .map((parameter) => ({
      name: `${operation.route}?t=${operation.t}&${parameter.name}=`,
      operation,
      parameter,
    })),
);

test.each(numbers)('$name has an entity kind', ({ operation, parameter }) => {
  expect(entityKindOf(operation, parameter)).not.toBeNull();
});
