/**
 * `npm test`: runs the steps of the check one after the other, up to the first that fails, and prints a table of what
 * ran. With `-- --changed` (`npm run test:changed`) it runs what uncommitted changes can break.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type StepResult, summaryOf } from './summary.ts';

/** A step's name and the arguments of npm that run it. */
type Step = readonly [name: string, ...args: string[]];

const TYPES: Step = ['types', 'run', 'types'];
const LINT: Step = ['lint', 'run', 'lint'];
const BUILD: Step = ['build', 'run', 'build'];
const E2E: Step = ['e2e', 'run', 'e2e'];
const ALL: readonly Step[] = [TYPES, LINT, ['unit', 'run', 'unit'], BUILD, ['faults', 'run', 'faults'], E2E];

const UNIT_OF_CHANGES: Step = ['unit', 'run', 'unit', '--', '--changed', '--passWithNoTests'];
/** The files that pages in a browser are made of, and their tests. */
const IN_BROWSER = /^(?:src\/web|src\/contract|src\/words|e2e|public|index\.html|vite\.config\.ts)/;

function stepsOfChanges(): readonly Step[] {
  const status = execFileSync('git', ['status', '--porcelain', '--no-renames'], { encoding: 'utf8' });
  const files = status.split('\n').map((line) => line.slice(3));
  const browserSteps = files.some((file) => IN_BROWSER.test(file)) ? [BUILD, E2E] : [];
  return [TYPES, LINT, UNIT_OF_CHANGES, ...browserSteps];
}

/** Runs a step, passing on what it prints. */
async function run([name, ...args]: Step): Promise<StepResult> {
  const from = performance.now();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn('npm', args, {
    env: { ...process.env, ...colour },
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (part) => {
    process.stdout.write(part);
    output += String(part);
  });
  const [code] = await once(child, 'close');
  return { name, output, exitCode: code ?? 1, seconds: (performance.now() - from) / 1000 };
}

const results: StepResult[] = [];
for (const step of process.argv.includes('--changed') ? stepsOfChanges() : ALL) {
  results.push(await run(step));
  if (results.at(-1)?.exitCode !== 0) break;
}
console.log(`\n${summaryOf(results)}`);
process.exitCode = results.at(-1)?.exitCode ?? 0;
