import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const codeOf = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code;

/**
 * Makes a folder and those above it, for its owner only. Throws the error of the file system; Node's own `recursive` never
 * returns where a folder exists but takes no entries, such as `/proc`.
 */
export function makeFolder(path: string): void {
  const make = () => mkdirSync(path, { mode: 0o700 });
  try {
    make();
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return;
    if (codeOf(thrown) !== 'ENOENT' || dirname(path) === path) throw thrown;
    makeFolder(dirname(path));
    make();
  }
}
