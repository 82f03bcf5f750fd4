/** Two hours of a Saturday: what viewers get of goals, against what the lists say. */
import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { findDifferences } from './find-differences.ts';

test.for([
  ['tidy', 30],
  ['untidy', 120],
] as const)(
  'a %s feed every %i s: each goal and each ruling once in rows, takeovers, messages, alerts and vidiprinter, and nothing else',
  async ([feed, period]) => {
    const { differences, alertCount } = await findDifferences({ world: sharedWorld(), feed, period });
    expect(differences).toEqual([]);
    expect(alertCount).toBeGreaterThan(30);
  },
);
