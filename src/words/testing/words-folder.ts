import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files of texts, such as `en/match.json`, into a folder that is removed after the test. */
export function makeWordsFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'touchline-words-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof data === 'string' ? data : JSON.stringify(data));
  }
  return folder;
}
