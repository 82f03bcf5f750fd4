import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program on `PATH`, by the first name that is there. */
export function findProgram(...names: readonly string[]): string | undefined {
  const dirs = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => dirs.map((dir) => join(dir, name))).find((path) => existsSync(path));
}
