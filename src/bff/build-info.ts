import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8').trim();

/** Returns the commit of a clone; null: this is none, or not its usual form. */
function readCommit(): string | null {
  try {
    const head = read('.git/HEAD');
    const commit = head.startsWith('ref: ') ? read(`.git/${head.slice('ref: '.length)}`) : head;
    return /^[\da-f]{40,64}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}

export interface BuildInfo {
  readonly version: string;
  readonly commit: string | null;
  /** As `v24.1.0`. */
  readonly node: string;
}

/** Returns which Touchline runs, and on which Node. */
export function readBuildInfo(): BuildInfo {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  return { version, commit: readCommit(), node: process.version };
}
