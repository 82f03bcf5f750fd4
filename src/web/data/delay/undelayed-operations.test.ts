import { expect, test } from 'vitest';
import { readDelay } from '#contract/delay.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { UNDELAYED_OPERATIONS } from './undelayed-operations.ts';

test('everything but the catalogue is delayed', () => {
  const catalogue = OPERATIONS.filter((operation) => 'refused' in readDelay(operation, ['20']));
  expect([...UNDELAYED_OPERATIONS].sort()).toEqual(catalogue.map(({ route, t }) => `${route}?t=${t}`).sort());
});
