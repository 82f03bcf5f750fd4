import type { ChildProcess } from 'node:child_process';

/** Reads a program's output until it matches, and goes on reading: a full pipe would stop the process. */
export function outputMatch(
  child: ChildProcess,
  pattern: RegExp,
  output: 'stdout' | 'stderr' = 'stdout',
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    let match: RegExpExecArray | null = null;
    child[output]?.on('data', (part) => {
      if (match) return;
      text += String(part);
      match = pattern.exec(text);
      if (match) resolve(match);
    });
    child.once('exit', () => reject(new Error(`The program ended before it was ready: ${text}`)));
  });
}
