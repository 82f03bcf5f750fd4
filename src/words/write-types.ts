/** `npm run types` and `npm ci` write `parts.ts`, the types of the texts in the English files, which git ignores. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, Messages } from './message.ts';
import { languageFolders, readParts, WORDS_FOLDER } from './message-files.ts';
import { isList, nestKeys, type Tree } from './nest-keys.ts';
import { parametersOf } from './parameters-of.ts';
import type { Placeholder } from './parse-text.ts';
import { reasonOf } from './reason-of.ts';

const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(' | ') || 'never';

function typeOfParameter(placeholder: Placeholder): string {
  if (placeholder === 'text') return 'string | number';
  if (placeholder === 'text or null') return 'string | null';
  return placeholder === 'number' ? placeholder : union(placeholder);
}

function typeOf(message: Message): string {
  const parameters = [...parametersOf(message)].map(([name, kind]) => `${name}: ${typeOfParameter(kind)}`);
  return parameters.length === 0 ? 'string' : `(${parameters.join(', ')}) => string`;
}

function write(tree: string | Tree<string>): string {
  if (typeof tree === 'string') return tree;
  if (isList(tree) && tree.size > 0) return `readonly [${[...tree.values()].map(write).join(', ')}]`;
  const properties = [...tree].map(([key, value]) => `readonly ${JSON.stringify(key)}: ${write(value)};`);
  return `{\n${properties.join('\n')}\n}`;
}

function typesOf(part: string, messages: Messages): string {
  const types = new Map<string, string>();
  for (const [key, message] of Object.entries(messages))
    try {
      types.set(key, typeOf(message));
    } catch (error) {
      throw new Error(`en/${part}.json, ${key}: ${reasonOf(error)}`);
    }
  return `readonly ${JSON.stringify(part)}: ${write(nestKeys(types))};`;
}

/** Writes the types of the texts, unless the file has them already. */
export function writeTypes(root = WORDS_FOLDER): void {
  const english = readParts('en', root);
  const parts = [...english].map(([part, messages]) => typesOf(part, messages));
  const all = [...english.keys()].map((part) => `Parts[${JSON.stringify(part)}]`);
  const source = `/** Texts by part, in the shape of the English files. Written by write-types.ts. */
export interface Parts {
${parts.join('\n')}
}

/** Those of all parts as one object. */
export type AllTexts = ${all.join(' & ') || 'object'};

/** Languages that have a folder. */
export type Folder = ${union(languageFolders(root))};
`;
  const file = join(root, 'parts.ts');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}

if (import.meta.main) writeTypes();
