import { readFileSync, statSync } from 'node:fs';

/**
 * Returns the bytes of a file that the operator names; null if it has more than `maxBytes`. Throws if it cannot be read or is no
 * file: a pipe would keep the start waiting for ever.
 */
export function readBoundedFile(path: string, maxBytes: number): Buffer | null {
  const stats = statSync(path);
  if (!stats.isFile()) throw new Error('It is no file.');
  return stats.size <= maxBytes ? readFileSync(path) : null;
}
