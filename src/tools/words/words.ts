/**
 * `npm run words -- check`: prints what is wrong with the texts of all languages.
 * `npm run words -- export es texts.csv`, `import es texts.csv`: a language's texts as a table, and back.
 * `npm run words -- look [DIR] [REGEXP]`: pictures of pages in all languages (e2e/look.ts).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkMessages } from '#words/check-messages.ts';
import { languageFolders } from '#words/message-files.ts';
import { reasonOf } from '#words/reason-of.ts';
import { exportTexts, importTexts } from './table.ts';

const USAGE = 'Write check, export <language> <file.csv>, import <language> <file.csv> or look [folder].';
const LOOK = join(import.meta.dirname, '../../../e2e/look.ts');

function check(): void {
  const problems = checkMessages();
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'Texts: no problems.' : `Texts: ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function run([command, language = '', file]: readonly string[]): void {
  if (command === 'check') {
    check();
    return;
  }
  if (command === 'look') {
    const args = [language, file].filter((one) => one !== undefined && one !== '');
    process.exitCode =
      spawnSync(process.execPath, [LOOK, ...(args as string[])], { stdio: 'inherit' }).status ?? 1;
    return;
  }
  if ((command !== 'export' && command !== 'import') || !file) throw new Error(USAGE);
  if (language === 'en' || !languageFolders().includes(language))
    throw new Error(`${language} is no other language than English that has a folder in src/words.`);
  if (command === 'export') {
    console.log(`${exportTexts(language, file)} texts written to ${file}.`);
    return;
  }
  console.log(`${importTexts(language, file)} texts changed.`);
  check();
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
