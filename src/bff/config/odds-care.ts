import { isObject } from '#contract/is-object.ts';
import { isOddsCareLanguage, type OddsCareText, type OddsCareTexts } from '#contract/odds-care.ts';
import { readBoundedFile } from './bounded-file.ts';
import { type Environment, isLine } from './environment.ts';

const MAX_AGE_LENGTH = 40;
const MAX_NOTE_LENGTH = 300;
const MAX_FILE_BYTES = 10_000;
const EXAMPLE = '{ "en": { "age": "18+", "note": "…", "url": "https://…" }, "de": { … } }';

function isHttps(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** What each field must be. */
const RULES = {
  age: {
    accepts: (text: string) => isLine(text, MAX_AGE_LENGTH),
    rule: `one line of at most ${MAX_AGE_LENGTH} characters`,
  },
  note: {
    accepts: (text: string) => isLine(text, MAX_NOTE_LENGTH),
    rule: `one line of at most ${MAX_NOTE_LENGTH} characters`,
  },
  url: { accepts: isHttps, rule: 'an https address, such as https://help.example.org/gambling' },
};

type Field = keyof typeof RULES;
type Json = Readonly<Record<string, unknown>>;

/** Returns what a field of the file lacks to be accepted, as the end of a sentence; null: nothing. */
function faultOf(language: string, name: string, value: unknown): string | null {
  if (!(name in RULES)) return `has an unknown "${language}.${name}": use age, note and url`;
  const { accepts, rule } = RULES[name as Field];
  const isFine = typeof value === 'string' && accepts(value.trim());
  return isFine ? null : `must have ${rule} in "${language}.${name}"`;
}

/** Returns what is wrong with the content of the file, as the end of a sentence; null: nothing. */
function faultIn(json: unknown): string | null {
  if (!isObject(json)) return `must be JSON such as ${EXAMPLE}`;
  for (const [language, care] of Object.entries(json)) {
    if (!isOddsCareLanguage(language) || !isObject(care))
      return `must have texts by language: use ${EXAMPLE}`;
    for (const [name, value] of Object.entries(care)) {
      const fault = faultOf(language, name, value);
      if (fault) return fault;
    }
  }
  return null;
}

const trimmed = (care: object): OddsCareText =>
  Object.fromEntries(Object.entries(care).map(([name, text]: [string, string]) => [name, text.trim()]));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readCareFile(path: string, problems: string[]): OddsCareTexts {
  let text = '';
  try {
    text = readBoundedFile(path, MAX_FILE_BYTES)?.toString() ?? '';
  } catch {
    problems.push('ODDS_CARE_FILE names a file that cannot be read. Check its path and mode.');
    return {};
  }
  const json = parse(text);
  const fault = faultIn(json);
  if (fault === null)
    return Object.fromEntries(
      Object.entries(json as Json).map(([name, care]) => [name, trimmed(care as Json)]),
    );
  problems.push(`ODDS_CARE_FILE ${fault}.`);
  return {};
}

/** Reads a text of a single variable, which has the rule of a field. */
function readField(
  environment: Environment,
  variable: string,
  field: Field,
  problems: string[],
): OddsCareText {
  const text = environment[variable]?.trim();
  if (!text) return {};
  const { accepts, rule } = RULES[field];
  if (accepts(text)) return { [field]: text };
  problems.push(`${variable} must be ${rule}.`);
  return {};
}

/** Reads ODDS_CARE_FILE, or ODDS_NOTE and ODDS_HELP_URL, which have one text for all languages. */
export function readOddsCare(environment: Environment, problems: string[]): OddsCareTexts {
  const path = environment['ODDS_CARE_FILE']?.trim();
  const care = {
    ...readField(environment, 'ODDS_NOTE', 'note', problems),
    ...readField(environment, 'ODDS_HELP_URL', 'url', problems),
  };
  const hasCare = Object.keys(care).length > 0;
  if (!path) return hasCare ? { en: care } : {};
  if (hasCare) problems.push('ODDS_CARE_FILE replaces ODDS_NOTE and ODDS_HELP_URL. Set only one of them.');
  return readCareFile(path, problems);
}
