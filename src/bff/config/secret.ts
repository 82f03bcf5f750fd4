import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/** A longer text is no secret but a file mounted by mistake, and removing it from each line of the log would take seconds. */
export const MAX_SECRET_LENGTH = 512;

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
  const secret = file ? readFile(`${name}_FILE`, file, problems) : value;
  if (secret && secret.length > MAX_SECRET_LENGTH) {
    problems.push(`${file ? `${name}_FILE` : name} must be at most ${MAX_SECRET_LENGTH} characters.`);
    return { value: null, file: file ?? null };
  }
  return { value: secret || null, file: file || null };
}
