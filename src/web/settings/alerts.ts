import { isObject } from '#contract/is-object.ts';
import { parseJson } from '#contract/parse/parse-json.ts';
import { type AlertKind, type Bells, bellsIn, kindsIn } from '#news/alerts/alert-kinds.ts';
import { MAX_PRICE_WAITS, type PriceWait, priceWaitIn } from '#news/alerts/price-waits.ts';
import { type QuietHours, quietHoursIn } from '#news/alerts/quiet-hours.ts';
import { alertsText } from './has-bells.ts';
import type { Persisted } from './persisted.ts';

export const SOUNDS = ['none', 'whistle', 'chime', 'horn'] as const;
export type Sound = (typeof SOUNDS)[number];

export interface AlertSettings {
  readonly bells: Bells;
  /** Kinds that a new bell starts with. */
  readonly kinds: readonly AlertKind[];
  readonly notifications: boolean;
  readonly toasts: boolean;
  readonly sound: Sound;
  /** From 0 to 1. */
  readonly volume: number;
  readonly quietHours: QuietHours | null;
  readonly prices: readonly StoredWait[];
}

/** A wait for a price, and how it has ended (epoch ms of the world): with its alert, or with its match. */
export interface StoredWait extends PriceWait {
  readonly end: { readonly reason: 'told' | 'over'; readonly at: number } | null;
}

export const isOpenWait = ({ end }: StoredWait): boolean => end === null;

export const DEFAULT_ALERTS: AlertSettings = {
  bells: {},
  kinds: ['kick-off', 'goals', 'reds', 'full-time', 'ruled-out', 'moved'],
  notifications: true,
  toasts: true,
  sound: 'chime',
  volume: 0.6,
  quietHours: null,
  prices: [],
};

function storedWaitsIn(json: unknown): readonly StoredWait[] {
  return (Array.isArray(json) ? json : []).slice(0, 2 * MAX_PRICE_WAITS).flatMap((one) => {
    const wait = priceWaitIn(one);
    const { reason, at } = isObject(one) && isObject(one['end']) ? one['end'] : {};
    const isEnd = (reason === 'told' || reason === 'over') && typeof at === 'number';
    return wait ? [{ ...wait, end: isEnd ? { reason, at } : null }] : [];
  });
}

/** Reads settings from JSON, such as a viewer's file; what is missing or unreadable is as it is by default. */
export function alertSettingsIn(json: unknown): AlertSettings {
  if (!isObject(json)) return DEFAULT_ALERTS;
  const { bells, kinds, notifications, toasts, sound, volume, quietHours, prices } = json;
  return {
    bells: bellsIn(bells),
    kinds: Array.isArray(kinds) ? kindsIn(kinds) : DEFAULT_ALERTS.kinds,
    notifications: notifications !== false,
    toasts: toasts !== false,
    sound: SOUNDS.find((one) => one === sound) ?? DEFAULT_ALERTS.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_ALERTS.volume,
    quietHours: quietHoursIn(quietHours),
    prices: storedWaitsIn(prices),
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
