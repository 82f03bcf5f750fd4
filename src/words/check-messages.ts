import type { Messages } from './message.ts';
import { languageFolders, readParts, WORDS_FOLDER } from './message-files.ts';
import { nestKeys } from './nest-keys.ts';
import { reasonOf } from './reason-of.ts';
import { textProblems } from './text-problems.ts';

type Parts = ReadonlyMap<string, Messages>;

/** Returns the first segments of keys that two parts have, since pages merge the texts of parts. */
function sharedNames(parts: Parts): readonly string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const [part, messages] of parts)
    for (const name of new Set(Object.keys(messages).map((key) => key.split('.', 1)[0] ?? ''))) {
      const owner = owners.get(name);
      if (owner)
        problems.push(`en/${part}.json, ${name}: ${owner}.json has keys that begin so, too. Rename these.`);
      owners.set(name, part);
    }
  return problems;
}

function keyProblems(tag: string, part: string, messages: Messages, english: Messages): readonly string[] {
  return Object.keys({ ...english, ...messages }).flatMap((key) => {
    const source = Object.hasOwn(english, key) ? english[key] : undefined;
    const own = Object.hasOwn(messages, key) ? messages[key] : undefined;
    const problems = source
      ? own
        ? textProblems(tag, own.defaultMessage, source)
        : source.care
          ? []
          : ['is missing. Translate it.']
      : ['English has no such text. Remove it.'];
    return problems.map((problem) => `${tag}/${part}.json, ${key}: ${problem}`);
  });
}

function treeProblems(part: string, messages: Messages): readonly string[] {
  try {
    nestKeys(new Map(Object.keys(messages).map((key) => [key, key])));
    return [];
  } catch (error) {
    return reasonOf(error)
      .split('\n')
      .map((problem) => `en/${part}.json, ${problem}`);
  }
}

/** Returns what is wrong with the texts of all languages: each problem names the file, the key and what to do. */
export function checkMessages(root = WORDS_FOLDER): readonly string[] {
  const problems: string[] = [];
  const read = (tag: string): Parts => {
    try {
      return readParts(tag, root);
    } catch (error) {
      problems.push(...reasonOf(error).split('\n').slice(1));
      return new Map();
    }
  };
  const english = read('en');
  if (problems.length > 0) return problems;
  problems.push(...sharedNames(english));
  for (const [part, messages] of english) {
    problems.push(...treeProblems(part, messages));
    for (const [key, { description }] of Object.entries(messages))
      if (!description?.trim())
        problems.push(`en/${part}.json, ${key}: has no description. Say where it is and what it is for.`);
  }
  for (const tag of languageFolders(root)) {
    const before = problems.length;
    const parts = read(tag);
    if (problems.length > before) continue;
    for (const part of new Set([...english.keys(), ...parts.keys()]))
      problems.push(...keyProblems(tag, part, parts.get(part) ?? {}, english.get(part) ?? {}));
  }
  return problems;
}
