/**
 * `npm run check:wire -- DIR`: recorded answers (`route.selector__source.json`) against the contract. One line a
 * file; exit code 1 if a record is lost, or if a field that is filled in the answer is missing in the record
 * without being on the written list (left-out.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Checked, checkAnswer } from './check-answer.ts';

/** One line for a file, and one more for each field that nobody can account for. */
export function lineOf(file: string, checked: Checked): string {
  switch (checked.kind) {
    case 'skipped':
      return `${file}: ${checked.why}`;
    case 'refused':
      return `${file}: NOT READ: ${checked.why}`;
    case 'read': {
      const { operation, records, lost, read, nothing, leftOut, unexplained } = checked;
      const counts = `records ${records}, fields read ${read}, null on the wire ${nothing}, left out ${leftOut}`;
      const faults = [
        ...(lost > 0 ? [`LOST ${lost}`] : []),
        ...(unexplained.length > 0 ? [`UNEXPLAINED ${unexplained.join(', ')}`] : []),
      ];
      return [`${file}: ${operation}: ${counts}`, ...faults].join('; ');
    }
  }
}

function isFault(checked: Checked): boolean {
  if (checked.kind === 'read') return checked.lost > 0 || checked.unexplained.length > 0;
  return checked.kind === 'refused';
}

/** Checks every recorded answer of a folder, in the order of their names. */
export function checkFolder(folder: string): { lines: string[]; faults: number; read: number } {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const all = files.map((file) => ({ file, checked: checkFile(join(folder, file)) }));
  return {
    lines: all.map(({ file, checked }) => lineOf(file, checked)),
    faults: all.filter(({ checked }) => isFault(checked)).length,
    read: all.filter(({ checked }) => checked.kind === 'read').length,
  };
}

function checkFile(path: string): Checked {
  try {
    return checkAnswer(basename(path), JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { kind: 'refused', why: 'the file is no JSON' };
  }
}

function main(folder: string | undefined): number {
  if (folder === undefined) {
    console.error('The folder of recorded responses is missing. Run npm run check:wire -- DIR.');
    return 1;
  }
  const { lines, faults, read } = checkFolder(folder);
  console.log(lines.join('\n'));
  console.log(`${read} of ${lines.length} files read, ${faults} with faults.`);
  return faults > 0 || read === 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(process.argv[2]);
