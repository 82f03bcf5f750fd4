import { stripVTControlCharacters } from 'node:util';

/** A step of the check that has ended. */
export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly exitCode: number;
  /** Everything that it printed. */
  readonly output: string;
}

/** The lines of Vitest, of the fault catalogue and of Playwright that say how many tests there were. */
const COUNT_LINES = [
  /^ *Tests +(.*)$/gm,
  /^(\d+ of \d+)$/gm,
  /^(\d+ did not run: .*)$/gm,
  /^ +(\d+ (?:passed|failed|flaky|skipped|did not run))\b/gm,
];

/** Returns how many tests ran and how they ended, in the words of the tools; empty for a step without tests. */
function countsOf(output: string): string {
  const text = stripVTControlCharacters(output);
  const counts = COUNT_LINES.flatMap((line) => [...text.matchAll(line)].map(([, count]) => count?.trim()));
  return counts.join(', ');
}

function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Returns a table of the steps, one a line: whether it passed, its name, minutes and seconds, and its counts. */
export function summaryOf(results: readonly StepResult[]): string {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const width = Math.max(...results.map(({ name }) => name.length));
  const line = (sign: string, name: string, seconds: number, counts: string) =>
    `${sign} ${name.padEnd(width)} ${durationOf(seconds).padStart(6)}  ${counts}`.trimEnd();
  const lines = results.map(({ name, seconds, exitCode, output }) =>
    line(exitCode === 0 ? '✓' : '✗', name, seconds, countsOf(output)),
  );
  return [...lines, line(' ', 'total', total, '')].join('\n');
}
