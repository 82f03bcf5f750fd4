import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Messages } from './message.ts';
import { reasonOf } from './reason-of.ts';

/** The folder of the languages' folders. */
export const WORDS_FOLDER = import.meta.dirname;
/** Terms of a language for its translators, which are no texts. */
const GLOSSARY = 'glossary.json';

const MAX_TEXT_CHARACTERS = 4000;
const MAX_FILE_TEXTS = 4000;

const text = z.string().max(MAX_TEXT_CHARACTERS);
/** A segment begins with a letter or a digit: `__proto__` is none. */
const key = z
  .string()
  .regex(
    /^[\p{L}\p{N}][^.\p{C}]*(?:\.[\p{L}\p{N}][^.\p{C}]*)*$/u,
    'is no key. Write segments with dots between, such as scores.matches',
  );

const englishMessage = z.strictObject({
  defaultMessage: text,
  description: text.optional(),
  max: z.int().positive().optional(),
  story: text.optional(),
  params: z.array(text).max(9).optional(),
  care: z.boolean().optional(),
});
const filesOf = (message: z.ZodType<Messages[string]>) =>
  z
    .record(key, message)
    .refine(
      (texts) => Object.keys(texts).length <= MAX_FILE_TEXTS,
      `more than ${MAX_FILE_TEXTS} texts. Divide the file`,
    );
const ENGLISH_FILE = filesOf(englishMessage);
const OTHER_FILE = filesOf(z.strictObject({ defaultMessage: text }));

const partFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== GLOSSARY)
    .sort();

/** Returns the tags of the languages that have texts. */
export const languageFolders = (root = WORDS_FOLDER): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && partFiles(join(root, entry.name)).length > 0)
    .map(({ name }) => name)
    .sort();

/** Returns the texts of a language by part. Throws an error that names every text which is not as a file has to be. */
export function readParts(tag: string, root = WORDS_FOLDER): ReadonlyMap<string, Messages> {
  const folder = join(root, tag);
  const problems: string[] = [];
  const parts = new Map<string, Messages>();
  for (const file of existsSync(folder) ? partFiles(folder) : []) {
    const name = `${tag}/${file}`;
    try {
      const data: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const { success, data: messages, error } = (tag === 'en' ? ENGLISH_FILE : OTHER_FILE).safeParse(data);
      if (success) parts.set(file.replace('.json', ''), messages);
      else
        for (const issue of error.issues) {
          const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
          problems.push(`${name}: ${issue.path.map((step) => `${String(step)}: `).join('')}${message}.`);
        }
    } catch (error) {
      problems.push(`${name}: no JSON. ${reasonOf(error)}`);
    }
  }
  if (problems.length > 0)
    throw new Error(`Files of texts are not as they have to be.\n${problems.join('\n')}`);
  return parts;
}
