import { parseJson } from '#contract/parse/parse-json.ts';
import { type AlertSettings, alertSettings } from './alerts.ts';
import { announcementSetting } from './announcements.ts';
import { barSetting } from './bar.ts';
import { bellNames } from './bell-names.ts';
import { chooseExtras } from './choose-extras.ts';
import { countrySetting } from './country.ts';
import { EXTRAS, extrasSetting, hasExtra } from './extras.ts';
import { type Favourite, favourites, MAX_FAVOURITES } from './favourites.ts';
import { folds } from './folds.ts';
import { pricesSetting } from './has-odds.ts';
import { hoursSetting } from './hours.ts';
import { singleKeys } from './keys.ts';
import { localeSetting } from './locale.ts';
import { type MyBooks, myBooks } from './my-books.ts';
import { type MyChannels, myChannels } from './my-channels.ts';
import { oddsFormat } from './odds-format.ts';
import type { Persisted } from './persisted.ts';
import { pins } from './pins.ts';
import { recent } from './recent.ts';
import { reveals } from './reveals.ts';
import { normalizeShields, type Shield } from './shield-list.ts';
import { sortingSetting } from './sorting.ts';
import { readText, writeText } from './storage.ts';
import { themeSetting } from './theme.ts';
import { zoneSetting } from './zone.ts';

type Merge = (own: string, other: string) => string;

interface Entry extends Pick<Persisted<never>, 'normalize'> {
  /** Whether the stored text is JSON. */
  readonly isJson?: true;
  /** Whether it is too long, or too private, for a link. */
  readonly isFileOnly?: true;
  /** Adds what the viewer's own text lacks; without it the own text stays. */
  readonly merge?: Merge;
}

const json = ({ normalize }: Pick<Persisted<never>, 'normalize'>, merge?: Merge): Entry => ({
  normalize,
  isJson: true,
  ...(merge && { merge }),
});

const list = (text: string) => parseJson(text, []) as readonly unknown[];
const record = (text: string) => parseJson(text, {}) as object;

/** Puts what a list lacks after it; the list's own parser drops what is in it twice. */
const addToList: Merge = (own, other) => JSON.stringify([...list(own), ...list(other)]);
const addToRecord: Merge = (own, other) => JSON.stringify({ ...record(other), ...record(own) });

/** Favourites that other people may have written: each once, in the place of its first mention, and not too many. */
const boundedFavourites: Entry = {
  isJson: true,
  normalize: (text) => {
    const all = list(favourites.normalize(text) ?? '[]') as readonly Favourite[];
    const unique = new Map(all.map((one) => [`${one.kind} ${one.id}`, one]));
    return JSON.stringify([...unique.values()].slice(0, MAX_FAVOURITES));
  },
  merge: addToList,
};

/** Puts behind the own shields those that are on something else. */
const addShields: Merge = (own, other) => {
  const all = [...list(own), ...list(other)] as readonly Shield[];
  const same = Map.groupBy(all, ({ kind, id }) => `${kind} ${id}`);
  return JSON.stringify([...same.values()].map(([first]) => first));
};

const addBooks: Merge = (own, other) => {
  const { ids, isOn } = record(own) as MyBooks;
  return JSON.stringify({ ids: [...ids, ...(record(other) as MyBooks).ids], isOn });
};

const addChannels: Merge = (own, other) => {
  const { ids, isAnswered } = record(own) as MyChannels;
  return JSON.stringify({ ids: [...ids, ...(record(other) as MyChannels).ids], isAnswered });
};

const addBells: Merge = (own, other) => {
  const bells = { ...(record(other) as AlertSettings).bells, ...(record(own) as AlertSettings).bells };
  return JSON.stringify({ ...record(own), bells });
};

/**
 * Everything personal by its name in storage, in the order of the list of changes. A new setting joins by a line here
 * and a name in `words/transfer.ts`.
 */
const ENTRIES = {
  favourites: boundedFavourites,
  pins: json(pins, addToList),
  by: sortingSetting,
  theme: themeSetting,
  lang: localeSetting,
  hours: hoursSetting,
  zone: zoneSetting,
  country: countrySetting,
  channels: json(myChannels, addChannels),
  extras: extrasSetting,
  prices: pricesSetting,
  odds: oddsFormat,
  bar: barSetting,
  books: json(myBooks, addBooks),
  keys: json(singleKeys),
  announce: announcementSetting,
  alerts: json(alertSettings, addBells),
  bellNames: json(bellNames, addToRecord),
  shields: { isJson: true, normalize: normalizeShields, merge: addShields },
  reveals: { ...json(reveals, addToList), isFileOnly: true },
  folds: { ...json(folds, addToRecord), isFileOnly: true },
  recent: { ...json(recent), isFileOnly: true },
} satisfies Readonly<Record<string, Entry>>;

export type PersonalName = keyof typeof ENTRIES;
export const PERSONAL_NAMES = Object.keys(ENTRIES) as readonly PersonalName[];

const entryOf = (name: PersonalName): Entry => ENTRIES[name];

/** Texts by name as they are stored; null is the default. */
export type Personal = ReadonlyMap<PersonalName, string | null>;

/** Returns the text to store; null if it means nothing but the default. */
function canonical(name: PersonalName, text: string | null): string | null {
  const { normalize } = entryOf(name);
  const normal = normalize(text);
  return normal === normalize(null) ? null : normal;
}

const ownText = (name: PersonalName) => canonical(name, readText(name));

/** Returns the viewer's own: all of it, or what a link has room for. */
export function ownPersonal(isForLink = false): Personal {
  const names = PERSONAL_NAMES.filter((name) => !(isForLink && entryOf(name).isFileOnly));
  return new Map(names.map((name) => [name, ownText(name)]));
}

/** Returns a stored text as a value of JSON. */
export const toJson = (name: PersonalName, text: string | null): unknown =>
  text !== null && entryOf(name).isJson ? parseJson(text, null) : text;

/** Returns the text to store for a value of JSON, null for the default; undefined if the setting has no such value. */
export function fromJson(name: PersonalName, value: unknown): string | null | undefined {
  if (value === null) return null;
  const { isJson = false, normalize } = entryOf(name);
  if (!isJson && typeof value !== 'string') return undefined;
  const text = isJson ? JSON.stringify(value) : `${value}`;
  const normal = normalize(text);
  // What no parser accepts becomes the default, and must not replace the viewer's own.
  return normal === normalize(null) && normal !== text ? undefined : canonical(name, text);
}

export interface Change {
  readonly name: PersonalName;
  readonly before: string | null;
  readonly after: string | null;
}

export type ImportMode = 'add' | 'replace';

/** Returns what an import changes: adding keeps everything of the viewer's own, replacing keeps what it does not name. */
export function changesBy(personal: Personal, mode: ImportMode): readonly Change[] {
  return PERSONAL_NAMES.flatMap((name) => {
    const other = personal.get(name);
    if (other === undefined) return [];
    const before = ownText(name);
    const after = mode === 'replace' ? other : added(name, before, other);
    return after === before ? [] : [{ name, before, after }];
  });
}

function added(name: PersonalName, own: string | null, other: string | null): string | null {
  if (own === null || other === null) return own ?? other;
  return canonical(name, entryOf(name).merge?.(own, other) ?? own);
}

/** Stores the texts after the changes; every page and component that shows them follows. */
export function storeChanges(changes: readonly Change[]): void {
  for (const { name, after } of changes) {
    writeText(name, after);
    // The stores listen to other tabs in the same way.
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }
  const extras = extrasSetting.get();
  chooseExtras(EXTRAS.filter((extra) => hasExtra(extras, extra)));
}

export const reverseChanges = (changes: readonly Change[]): readonly Change[] =>
  changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
