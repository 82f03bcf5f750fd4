import { isObject } from '#contract/is-object.ts';
import { parseJson } from '#contract/parse/parse-json.ts';
import {
  fromJson,
  PERSONAL_NAMES,
  type Personal,
  type PersonalName,
  toJson,
} from '#web/settings/personal.ts';

/** The version of the format: it changes when older pages would misread a file. */
const VERSION = 1;

/** Far more than a viewer can follow and fold. */
export const MAX_FILE_BYTES = 262_144;

export const FILE_NAME = 'touchline.json';

/** Why nothing of a file or link is imported. */
export type Refusal = 'large' | 'unreadable' | 'foreign' | 'newer' | 'empty';

export interface Import {
  readonly personal: Personal;
  /** Whether some of it was unreadable and is left out. */
  readonly isPartial: boolean;
}

/** Returns the text of a file: `{"touchline": 1, "personal": {"theme": "dark", …}}`. */
export function writePersonal(personal: Personal, indent?: number): string {
  const entries = [...personal].map(([name, text]) => [name, toJson(name, text)]);
  return JSON.stringify({ touchline: VERSION, personal: Object.fromEntries(entries) }, null, indent);
}

/** Reads the text of a file. Every value passes the parser of its setting; names that no setting has are left out. */
export function readPersonal(text: string): Import | Refusal {
  if (text.length > MAX_FILE_BYTES) return 'large';
  const json = parseJson(text, undefined);
  if (json === undefined) return 'unreadable';
  if (!isObject(json) || typeof json['touchline'] !== 'number') return 'foreign';
  if (json['touchline'] > VERSION) return 'newer';
  const values = isObject(json['personal']) ? json['personal'] : {};
  const personal = new Map<PersonalName, string | null>();
  for (const name of PERSONAL_NAMES) {
    const value = Object.hasOwn(values, name) ? fromJson(name, values[name]) : undefined;
    if (value !== undefined) personal.set(name, value);
  }
  if (personal.size === 0) return 'empty';
  return { personal, isPartial: Object.entries(values).some((entry) => !isComplete(personal, entry)) };
}

/** Whether a value was read without loss. */
const isComplete = (personal: Personal, [name, value]: readonly [string, unknown]): boolean => {
  const text = personal.get(name as PersonalName);
  if (text === undefined) return false;
  return text === null || JSON.stringify(toJson(name as PersonalName, text)) === JSON.stringify(value);
};
