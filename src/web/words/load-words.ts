import { type Locale, localeRow } from '#contract/locales.ts';
import { basePath } from '#web/settings/base-path.ts';
import { createFormatter, type Formatter } from '#words/formatter.ts';
import type { Group, Part } from '#words/groups.ts';
import type { Words } from './words.ts';

type CreateTexts = (formatter: Formatter) => object;

interface Loaded {
  /** The texts so far. It grows: components that were drawn before read it again. */
  readonly words: Words;
  readonly groups: Map<Group, Promise<void>>;
}

const languages = new Map<Locale, Loaded>();

function loadedOf(locale: Locale): Loaded {
  const { intl, dir } = localeRow(locale);
  const name = document.documentElement.dataset['brand'] ?? 'Touchline';
  const loaded = languages.get(locale) ?? {
    words: { locale, intl, dir, name, competitionNames: {} } as Words,
    groups: new Map(),
  };
  languages.set(locale, loaded);
  return loaded;
}

/** Adds texts to those of a locale. */
function addTexts(locale: Locale, create: CreateTexts): void {
  const { words } = loadedOf(locale);
  Object.assign(words, create(createFormatter(words.intl)));
}

/** Adds all texts of a locale at once, in place of fetching its groups. */
export function registerTexts(locale: Locale, create: CreateTexts): Words {
  addTexts(locale, create);
  const { groups, words } = loadedOf(locale);
  for (const group of ['first', 'pages', 'later', 'notes', 'embed-problems'] as const)
    groups.set(group, Promise.resolve());
  return words;
}

/** Browsers remember a module that they could not fetch by its address. */
let failures = 0;

async function fetchTexts(locale: Locale, group: Group): Promise<CreateTexts> {
  const folder = basePath + document.documentElement.dataset['texts'];
  const address = `${folder}${locale}/${group}.js${failures > 0 ? `?${failures}` : ''}`;
  try {
    return (await import(/* @vite-ignore */ address)).default;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Fetches a group of texts of a locale, once. A group that could not be fetched is requested again the next time. */
export function loadGroup(group: Group, locale: Locale): Promise<void> {
  const { groups } = loadedOf(locale);
  const pending =
    groups.get(group) ??
    fetchTexts(locale, group).then(
      (create) => addTexts(locale, create),
      (error) => {
        groups.delete(group);
        throw error;
      },
    );
  groups.set(group, pending);
  return pending;
}

/** Returns the texts of parts that have come, outside of a component. */
export const loadedWords = <P extends Part = 'first'>(locale: Locale): Words<P> =>
  loadedOf(locale).words as Words<P>;

/** Fetches the texts of a locale: a group, and those that are in use in another locale. */
export async function loadWords(locale: Locale, group: Group = 'first'): Promise<Words> {
  const inUse = [...languages.values()].flatMap(({ groups }) => [...groups.keys()]);
  await Promise.all([...new Set([group, ...inUse])].map((one) => loadGroup(one, locale)));
  return loadedOf(locale).words;
}
