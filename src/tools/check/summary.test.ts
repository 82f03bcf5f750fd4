import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

const step = (name: string, seconds: number, output = '', exitCode = 0) => ({
  name,
  seconds,
  exitCode,
  output,
});

test('prints a line for each step: its time and the counts of its tests', () => {
  const vitest =
    '\u001b[2m Test Files \u001b[22m 122 passed (122)\n\u001b[2m      Tests \u001b[22m 843 passed (843)\n';
  const playwright = '\n  1 flaky\n    e2e/odds.spec.ts:3:1 › a test\n  230 passed (5.1m)\n';
  const results = [
    step('types', 9),
    step('unit', 171.4, vitest),
    step('faults', 77, `      Tests  60 passed (60)\n41 of 41\n`),
    step('e2e', 306, playwright),
  ];
  expect(summaryOf(results).split('\n')).toEqual([
    '✓ types    0:09',
    '✓ unit     2:51  843 passed (843)',
    '✓ faults   1:17  60 passed (60), 41 of 41',
    '✓ e2e      5:06  1 flaky, 230 passed',
    '  total    9:23',
  ]);
});

test('says which tests did not run for want of a program', () => {
  const output = '41 of 41\n5 did not run: the fleet’s tests need redis-server, which is not installed\n';
  expect(summaryOf([step('faults', 77, output)]).split('\n')[0]).toBe(
    '✓ faults   1:17  41 of 41, 5 did not run: the fleet’s tests need redis-server, which is not installed',
  );
});

test('marks a step that failed', () => {
  expect(summaryOf([step('lint', 3, '', 1)])).toMatch(/^✗ lint/);
});
