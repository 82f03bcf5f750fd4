import { isObject } from '#contract/is-object.ts';
import { parseJson } from '#contract/parse/parse-json.ts';
import { alertsText } from './has-bells.ts';
import type { Persisted } from './persisted.ts';

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

export const SOUNDS = ['none', 'whistle', 'chime', 'horn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What can have a bell. */
const BELL_SUBJECTS = ['team', 'competition', 'match', 'player'] as const;
export type BellSubject = (typeof BELL_SUBJECTS)[number];

/** Two times of day (HH:MM) in the viewer's zone; `until` may be on the next day. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

export interface AlertSettings {
  /** Kinds of alerts for each bell that is on, by subject and id: `team 12`, `competition 4`, `match 99`, `player 7`. */
  readonly bells: Readonly<Record<string, readonly AlertKind[]>>;
  /** Kinds that a new bell starts with. */
  readonly kinds: readonly AlertKind[];
  readonly notifications: boolean;
  readonly toasts: boolean;
  readonly sound: Sound;
  /** From 0 to 1. */
  readonly volume: number;
  readonly quietHours: QuietHours | null;
}

export const DEFAULT_ALERTS: AlertSettings = {
  bells: {},
  kinds: ['kick-off', 'goals', 'reds', 'full-time', 'ruled-out', 'moved'],
  notifications: true,
  toasts: true,
  sound: 'chime',
  volume: 0.6,
  quietHours: null,
};

/** Maximum of bells; the oldest beyond it are dropped. */
const MAX_BELLS = 300;

/** A goal and a red card name their player; nothing else does. */
const PLAYER_KINDS: readonly AlertKind[] = ['goals', 'reds', 'ruled-out'];

/** Returns the kinds that a bell of a subject can have, in the order of a match. */
export const kindsOf = (subject: BellSubject): readonly AlertKind[] =>
  subject === 'player' ? PLAYER_KINDS : ALERT_KINDS;

const BELL = new RegExp(`^(${BELL_SUBJECTS.join('|')}) \\S+$`);
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function kindsIn(json: unknown, choices = ALERT_KINDS as readonly AlertKind[]): readonly AlertKind[] {
  return Array.isArray(json) ? choices.filter((kind) => json.includes(kind)) : [];
}

function bellsIn(json: unknown): AlertSettings['bells'] {
  if (!isObject(json)) return {};
  const bells = Object.entries(json).flatMap(([key, value]) => {
    const subject = BELL.exec(key)?.[1] as BellSubject | undefined;
    const kinds = subject ? kindsIn(value, kindsOf(subject)) : [];
    return kinds.length > 0 ? [[key, kinds] as const] : [];
  });
  return Object.fromEntries(bells.slice(-MAX_BELLS));
}

function quietHoursIn(json: unknown): QuietHours | null {
  const { from, until } = isObject(json) ? json : {};
  const isTime = (value: unknown): value is string => typeof value === 'string' && TIME_OF_DAY.test(value);
  return isTime(from) && isTime(until) && from !== until ? { from, until } : null;
}

/** Reads settings from JSON, such as a viewer's file; what is missing or unreadable is as it is by default. */
export function alertSettingsIn(json: unknown): AlertSettings {
  if (!isObject(json)) return DEFAULT_ALERTS;
  const { bells, kinds, notifications, toasts, sound, volume, quietHours } = json;
  return {
    bells: bellsIn(bells),
    kinds: Array.isArray(kinds) ? kindsIn(kinds) : DEFAULT_ALERTS.kinds,
    notifications: notifications !== false,
    toasts: toasts !== false,
    sound: SOUNDS.find((one) => one === sound) ?? DEFAULT_ALERTS.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_ALERTS.volume,
    quietHours: quietHoursIn(quietHours),
  };
}

const parse = (text: string | null): AlertSettings => alertSettingsIn(text && parseJson(text, null));

let cache: { readonly text: string | null; readonly value: AlertSettings } = {
  text: null,
  value: DEFAULT_ALERTS,
};

/** The viewer's bells, and how alerts reach them. Other tabs see every change. */
export const alertSettings: Persisted<AlertSettings> = {
  get: () => {
    const text = alertsText.get();
    if (text !== cache.text) cache = { text, value: parse(text) };
    return cache.value;
  },
  set: (settings) => alertsText.set(JSON.stringify(settings)),
  subscribe: alertsText.subscribe,
  normalize: (text) => JSON.stringify(parse(text)),
};

/** Sets the kinds of a bell; none turns it off. */
export function setBell(key: string, kinds: readonly AlertKind[]): void {
  const settings = alertSettings.get();
  const { [key]: _, ...others } = settings.bells;
  alertSettings.set({ ...settings, bells: bellsIn({ ...others, [key]: kinds }) });
}
