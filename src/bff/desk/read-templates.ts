import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBoundedFile } from '#bff/config/bounded-file.ts';
import type { Log } from '#bff/log.ts';
import type { DeskFormat, DeskTemplates } from '#contract/desk/desk-variables.ts';
import { templateFault } from './template-fault.ts';

/** Files of the templates, here and in the operator's folder. */
export const TEMPLATE_FILES: Readonly<Record<DeskFormat, string>> = {
  text: 'day.txt.mustache',
  html: 'day.html.mustache',
  markdown: 'day.md.mustache',
};

const MAX_TEMPLATE_BYTES = 64 * 1024;

/** Returns the operator's template in a file; null, after a warning, if it cannot be used. */
function ownTemplate(path: string, refuse: (problem: string, line?: number) => void): string | null {
  let bytes: Buffer | null;
  try {
    bytes = readBoundedFile(path, MAX_TEMPLATE_BYTES);
  } catch {
    refuse('It cannot be read. Check its mode.');
    return null;
  }
  if (bytes === null) {
    refuse(`It has more than ${MAX_TEMPLATE_BYTES} bytes.`);
    return null;
  }
  const template = bytes.toString();
  const fault = templateFault(template);
  if (fault) refuse(`${fault.problem} docs/desk.md has the variables.`, fault.line);
  return fault ? null : template;
}

/** Returns the names in a folder; null if it cannot be read. */
function namesIn(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return null;
  }
}

/**
 * Reads the desk's templates: those of the operator's folder in place of the default ones. What cannot be used is warned
 * of, and the default stays.
 *
 * @param folder null: none
 */
export function readTemplates(folder: string | null, log: Log): DeskTemplates {
  const refuse = (file: string, problem: string, line = 0) =>
    log('warn', 'template is not used', {
      variable: 'DESK_TEMPLATES',
      file,
      ...(line > 0 && { line }),
      problem,
    });
  const names = folder === null ? [] : namesIn(folder);
  if (names === null) refuse('', 'The folder cannot be read. Check its path and mode.');
  const files: readonly string[] = Object.values(TEMPLATE_FILES);
  const unknown = names?.find((name) => name.endsWith('.mustache') && !files.includes(name));
  if (unknown) refuse(unknown, `The desk reads no file of this name. Use ${files.join(', ')}.`);
  const read = (format: DeskFormat) => {
    const file = TEMPLATE_FILES[format];
    const isOwn = folder !== null && names?.includes(file);
    const own = isOwn ? ownTemplate(join(folder, file), (...fault) => refuse(file, ...fault)) : null;
    return own ?? readFileSync(join(import.meta.dirname, file), 'utf8');
  };
  return { text: read('text'), html: read('html'), markdown: read('markdown') };
}
