import { isObject } from '#contract/is-object.ts';

/** In this order as bits of what is stored, so new ones come last. */
export const ALERT_KINDS = [
  'kick-off',
  'line-ups',
  'goals',
  'reds',
  'half-time',
  'full-time',
  'ruled-out',
  'moved',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What can have a bell. */
const BELL_SUBJECTS = ['team', 'competition', 'match', 'player'] as const;
export type BellSubject = (typeof BELL_SUBJECTS)[number];

/** Kinds of alerts for each bell that is on, by subject and id: `team 12`, `competition 4`, `match 99`, `player 7`. */
export type Bells = Readonly<Record<string, readonly AlertKind[]>>;

/** Maximum of bells; the oldest beyond it are dropped. */
const MAX_BELLS = 300;

/** A goal and a red card name their player; nothing else does. */
const PLAYER_KINDS: readonly AlertKind[] = ['goals', 'reds', 'ruled-out'];

/** Returns the kinds that a bell of a subject can have, in the order of a match. */
export const kindsOf = (subject: BellSubject): readonly AlertKind[] =>
  subject === 'player' ? PLAYER_KINDS : ALERT_KINDS;

const BELL = new RegExp(`^(${BELL_SUBJECTS.join('|')}) \\S{1,40}$`);

export function kindsIn(json: unknown, choices = ALERT_KINDS as readonly AlertKind[]): readonly AlertKind[] {
  return Array.isArray(json) ? choices.filter((kind) => json.includes(kind)) : [];
}

/** Lists of kinds by their names: bells that have the same share one. */
const KIND_LISTS = new Map<string, readonly AlertKind[]>();

function sharedList(kinds: readonly AlertKind[]): readonly AlertKind[] {
  const name = kinds.join();
  const list = KIND_LISTS.get(name) ?? kinds;
  KIND_LISTS.set(name, list);
  return list;
}

/** Reads bells from JSON; what is unreadable is left out. */
export function bellsIn(json: unknown): Bells {
  if (!isObject(json)) return {};
  const bells = Object.entries(json).flatMap(([key, value]) => {
    const subject = BELL.exec(key)?.[1] as BellSubject | undefined;
    const kinds = subject ? kindsIn(value, kindsOf(subject)) : [];
    return kinds.length > 0 ? [[key, sharedList(kinds)] as const] : [];
  });
  return Object.fromEntries(bells.slice(-MAX_BELLS));
}
