import { runInThisContext } from 'node:vm';
import { compileMessages } from './compile-messages.ts';
import { createFormatter } from './formatter.ts';
import type { Messages } from './message.ts';
import { readParts } from './message-files.ts';
import type { Folder, Parts } from './parts.ts';

const folders = new Map<string, ReadonlyMap<string, Messages>>();
const texts = new Map<string, object>();

function messagesOf(tag: string, part: string): Messages {
  const parts = folders.get(tag) ?? readParts(tag);
  folders.set(tag, parts);
  return parts.get(part) ?? {};
}

/** Returns the texts of a part in a language, which are read and compiled when they are first asked for. */
export function textsOf<P extends keyof Parts>(tag: Folder, part: P): Parts[P] {
  const name = `${tag}/${part}`;
  const cached = texts.get(name);
  if (cached) return cached as Parts[P];
  const source = compileMessages(tag, messagesOf(tag, part), messagesOf('en', part));
  const partTexts = runInThisContext(source, { filename: `${name}.json` })(createFormatter(tag));
  texts.set(name, partTexts);
  return partTexts;
}
