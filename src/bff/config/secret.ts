import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

export interface SecretSource {
  /** Null: the variable is not set. */
  readonly value: string | null;
  /** File that the value was read from, to be watched; null: it comes from the environment. */
  readonly file: string | null;
}

function readFile(name: string, path: string, problems: string[]): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    problems.push(`${name} names a file that cannot be read. Check its path and mode.`);
    return '';
  }
}

/**
 * Reads a secret from `NAME` or from the file in `NAME_FILE`, without the newline that editors append. Problems name
 * the variable, never a value.
 */
export function readSecret(environment: Environment, name: string, problems: string[]): SecretSource {
  const value = environment[name]?.trim();
  const file = environment[`${name}_FILE`]?.trim();
  if (value && file) problems.push(`${name} and ${name}_FILE are both set. Set only one.`);
  if (file) return { value: readFile(`${name}_FILE`, file, problems) || null, file };
  return { value: value || null, file: null };
}
