/**
 * `npm run mutate -- FILE …`: changes files of src in small ways, one at a time, and prints the changes that their tests
 * do not notice.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fail } from '#run/fail.ts';

const STRYKER = '.storybook/node_modules/@stryker-mutator/core/bin/stryker.js';
/** Not copied: Stryker rewrites the first with an interface that TypeScript 7 no longer has. */
const OMITTED = ['/tsconfig.json', 'src/**/*.test.ts', 'src/**/*.test.tsx'];

const files = process.argv.slice(2);
if (files.length === 0) fail(['No file given. Run npm run mutate -- src/contract/table/rank-teams.ts.']);
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) fail(missing.map((file) => `${file} does not exist. Give paths from the root.`));
const testOf = (file: string) => file.replace(/\.(?=tsx?$)/, '.test.');
const untested = files.filter((file) => !existsSync(testOf(file)));
if (untested.length > 0)
  fail(untested.map((file) => `${file} has no test of its own. Write ${testOf(file)}.`));

const tests = files.map((file) => `!${testOf(file)}`);
const args = ['--mutate', files.join(','), '--ignorePatterns', [...OMITTED, ...tests].join(',')];
const stryker = spawn(process.execPath, [STRYKER, 'run', '.storybook/stryker.config.json', ...args], {
  stdio: 'inherit',
});
const [exitCode] = await once(stryker, 'close');
process.exitCode = exitCode ?? 1;
