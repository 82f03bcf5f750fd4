import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Messages } from '#words/message.ts';
import { readParts, WORDS_FOLDER } from '#words/message-files.ts';

const COLUMNS = ['part', 'key', 'english', 'text', 'description', 'max'] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Writes all texts of a language as a table, for translators who use none of the tools that read the files. */
export function exportTexts(language: string, file: string, root = WORDS_FOLDER): number {
  const own = readParts(language, root);
  const rows = [...readParts('en', root)].flatMap(([part, messages]) =>
    Object.entries(messages).map(([key, { defaultMessage, description = '', max }]) => ({
      part,
      key,
      english: defaultMessage,
      text: own.get(part)?.[key]?.defaultMessage ?? '',
      description,
      max: max ?? '',
    })),
  );
  // A spreadsheet knows by the mark at the beginning that it is UTF-8.
  writeFileSync(file, stringify(rows, { header: true, columns: [...COLUMNS], bom: true }));
  return rows.length;
}

/** Writes the texts of a table into the files of a language. Throws if it has a text that English has not. */
export function importTexts(language: string, file: string, root = WORDS_FOLDER): number {
  const rows: readonly Row[] = parse(readFileSync(file), { columns: true, bom: true });
  const english = readParts('en', root);
  const own = new Map([...readParts(language, root)].map(([part, messages]) => [part, { ...messages }]));
  let count = 0;
  for (const [at, { part, key, text }] of rows.entries()) {
    if (!english.get(part)?.[key])
      throw new Error(`Line ${at + 2}: English has no text ${part}/${key}. Remove the line.`);
    const messages = own.get(part) ?? {};
    own.set(part, messages);
    if (text === '' || text === messages[key]?.defaultMessage) continue;
    messages[key] = { defaultMessage: text };
    count += 1;
  }
  for (const [part, messages] of own) {
    const inOrder = Object.keys(english.get(part) ?? {}).flatMap((key) => {
      const message = messages[key];
      return message ? [[key, message] as const] : [];
    });
    const json: Messages = Object.fromEntries(inOrder);
    writeFileSync(join(root, language, `${part}.json`), `${JSON.stringify(json, null, 2)}\n`);
  }
  return count;
}
