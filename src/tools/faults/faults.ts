/**
 * `npm run faults`: runs the tests of the fault catalogue and prints how many rows pass. Exits with 1 unless each row has
 * exactly one test and all pass. With `-- --load` it measures times and memory under load instead.
 */
import { join } from 'node:path';
import { startVitest, type TestCase } from 'vitest/node';
import { buildIfStale } from '#run/build.ts';
import { hasRedisServer } from './redis-server.ts';
import { ROWS } from './rows.ts';

const PROJECTS = ['faults', 'web-faults'];
/** More than the cores of a small machine, since most tests wait for timeouts. */
const MAX_WORKERS = 4;

const rowOf = (test: TestCase) => /^[UBPRSW]\d+(?= )/.exec(test.name)?.[0] ?? null;

/** Returns what is wrong with a row; null: it passes. */
function problemOf(row: string, tests: readonly TestCase[]): string | null {
  const rowTests = tests.filter((test) => rowOf(test) === row);
  if (rowTests.length !== 1) return `${row} has ${rowTests.length} tests.`;
  return rowTests[0]?.result().state === 'passed' ? null : `${row} does not hold.`;
}

async function checkRows(): Promise<void> {
  // Before Vitest, in whose environment a build would be one for tests.
  buildIfStale(join(import.meta.dirname, '../../..'));
  const vitest = await startVitest([], { project: PROJECTS, watch: false, maxWorkers: MAX_WORKERS });
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const unlistedRows = tests.map(rowOf).filter((row) => row !== null && !(row in ROWS));
  const skippedRows = hasRedisServer() ? [] : Object.keys(ROWS).filter((row) => row.startsWith('R'));
  const rows = Object.keys(ROWS).filter((row) => !skippedRows.includes(row));
  const problems = rows.map((row) => problemOf(row, tests)).filter((problem) => problem !== null);
  const unlistedProblems = unlistedRows.map((row) => `${row} is not in the list of rows.`);
  for (const problem of [...problems, ...unlistedProblems]) console.error(problem);
  const hasPassed = problems.length + unlistedRows.length === 0 && process.exitCode === undefined;
  await vitest.close();
  console.log(`${rows.length - problems.length} of ${rows.length}`);
  if (skippedRows.length > 0)
    console.log(
      `${skippedRows.length} did not run: the fleet’s tests need redis-server, which is not installed`,
    );
  process.exit(hasPassed ? 0 : 1);
}

if (process.argv.includes('--load')) await import('./load.ts');
else await checkRows();
