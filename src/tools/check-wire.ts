/**
 * `npm run check:wire -- DIR` checks recorded responses (`route.selector__source.json`) against the contract. It
 * prints one line per file and exits with code 1 if a record is lost, or if a field that is filled in the response is
 * missing in the record without being on the list in omitted-fields.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type AnswerCheck, checkAnswer } from '#contract/check-answer.ts';

/** Returns the report line of a file, including every unexplained field. */
export function reportLine(file: string, checked: AnswerCheck): string {
  switch (checked.kind) {
    case 'skipped':
      return `${file}: ${checked.why}`;
    case 'refused':
      return `${file}: NOT READ: ${checked.why}`;
    case 'read': {
      const { operation, records, lost, readCount, emptyCount, omittedCount, unexplained } = checked;
      const counts = `records ${records}, fields read ${readCount}, null on the wire ${emptyCount}, left out ${omittedCount}`;
      const faults = [
        ...(lost > 0 ? [`LOST ${lost}`] : []),
        ...(unexplained.length > 0 ? [`UNEXPLAINED ${unexplained.join(', ')}`] : []),
      ];
      return [`${file}: ${operation}: ${counts}`, ...faults].join('; ');
    }
  }
}

function isFault(checked: AnswerCheck): boolean {
  if (checked.kind === 'read') return checked.lost > 0 || checked.unexplained.length > 0;
  return checked.kind === 'refused';
}

/** Checks every recorded response of a folder, in order of file name. */
export function checkFolder(folder: string): { lines: string[]; faults: number; filesRead: number } {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const all = files.map((file) => ({ file, checked: checkFile(join(folder, file)) }));
  return {
    lines: all.map(({ file, checked }) => reportLine(file, checked)),
    faults: all.filter(({ checked }) => isFault(checked)).length,
    filesRead: all.filter(({ checked }) => checked.kind === 'read').length,
  };
}

function checkFile(path: string): AnswerCheck {
  try {
    return checkAnswer(basename(path), JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { kind: 'refused', why: 'the file is no JSON' };
  }
}

function main(folder: string | undefined): number {
  if (folder === undefined) {
    console.error('No folder given. Run npm run check:wire -- DIR with the folder of recorded responses.');
    return 1;
  }
  const { lines, faults, filesRead } = checkFolder(folder);
  console.log(lines.join('\n'));
  console.log(`${filesRead} of ${lines.length} files read, ${faults} with faults.`);
  return faults > 0 || filesRead === 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(process.argv[2]);
