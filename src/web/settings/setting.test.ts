import { afterEach, expect, test, vi } from 'vitest';
import { countriesIn, countryOfZone, SELECTABLE_COUNTRIES } from '#contract/order/countries.ts';
import { chooseCountries } from './countries.ts';
import { countrySetting } from './country.ts';
import { deviceZone } from './device-zone.ts';
import { hoursSetting, withHours } from './hours.ts';
import { localeSetting } from './locale.ts';
import { themeSetting } from './theme.ts';
import { zoneSetting } from './zone.ts';

const SETTINGS = [zoneSetting, hoursSetting, themeSetting, localeSetting, countrySetting];

afterEach(() => {
  for (const setting of SETTINGS) setting.choose(null);
  localStorage.clear();
});

test.each([
  ['zone', zoneSetting, 'Asia/Tokyo', 'Middle/Earth'],
  ['hours', hoursSetting, '12', '13'],
  ['theme', themeSetting, 'contrast', 'pink'],
  ['lang', localeSetting, 'de', 'xx'],
  ['country', countrySetting, 'sct', 'zz'],
] as const)(
  '%s: a choice applies at once and is stored; an invalid text is no choice',
  (name, setting, good, bad) => {
    const listener = vi.fn();
    const leave = setting.subscribe(listener);
    const before = setting.get();
    setting.choose(good);
    expect(setting.get()).toBe(good);
    expect(localStorage.getItem(name)).toBe(good);
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.setItem(name, bad);
    expect(setting.get()).toBe(before);
    expect(setting.choice()).toBeNull();
    setting.choose(null);
    expect(localStorage.getItem(name)).toBeNull();
    leave();
  },
);

test('with blocked storage a choice lasts until the page is left', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => {} });
  expect(zoneSetting.get()).toBe(deviceZone());
  zoneSetting.choose('Asia/Tokyo');
  expect(zoneSetting.get()).toBe('Asia/Tokyo');
  zoneSetting.choose(null);
  expect(zoneSetting.get()).toBe(deviceZone());
  vi.unstubAllGlobals();
});

test('full storage keeps its text, and the choice applies nevertheless', () => {
  localStorage.setItem('zone', 'Asia/Tokyo');
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: () => 'Asia/Tokyo',
    setItem: full,
    removeItem: () => {},
    clear: () => {},
  });
  zoneSetting.choose('Europe/Paris');
  expect(zoneSetting.get()).toBe('Europe/Paris');
  zoneSetting.choose(null);
  vi.unstubAllGlobals();
});

test('reacts to another tab', () => {
  const listener = vi.fn();
  const leave = themeSetting.subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'zone' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
});

test("the country is the zone's until one is chosen", () => {
  zoneSetting.choose('Asia/Tokyo');
  expect(countrySetting.get()).toBe('jp');
  zoneSetting.choose('UTC');
  expect(countrySetting.get()).toBeNull();
  countrySetting.choose('sct');
  expect(countrySetting.get()).toBe('sct');
  expect(countryOfZone('Europe/London')).toBe('en');
  expect(countryOfZone('America/Argentina/Buenos_Aires')).toBe('ar');
  expect(countryOfZone('Etc/UTC')).toBeNull();
  expect(SELECTABLE_COUNTRIES.filter((code) => !/^[a-z]{2,3}$/.test(code))).toEqual([]);
  expect(new Set(SELECTABLE_COUNTRIES).size).toBe(SELECTABLE_COUNTRIES.length);
});

test('the hour format is part of the locale', () => {
  expect(new Intl.Locale(withHours('en-GB', '12')).hourCycle).toBe('h12');
  expect(new Intl.Locale(withHours('de-DE', '24')).hourCycle).toBe('h23');
  const { hourCycle, numberingSystem } = new Intl.Locale(withHours('ar-u-nu-latn', '12'));
  expect([hourCycle, numberingSystem]).toEqual(['h12', 'latn']);
});

test('several countries are stored in order, each once; a single one from an older version is read', () => {
  localStorage.setItem('country', 'de');
  expect(countriesIn(countrySetting.get())).toEqual(['de']);
  chooseCountries(['de', 'at', 'de', 'en']);
  expect(localStorage.getItem('country')).toBe('de at en');
  expect(countriesIn(countrySetting.get())).toEqual(['de', 'at', 'en']);
  chooseCountries([]);
  expect(localStorage.getItem('country')).toBeNull();
});

test('an invalid one of several countries does not affect the others', () => {
  zoneSetting.choose('Asia/Tokyo');
  localStorage.setItem('country', 'zz  at "x" en');
  expect(countriesIn(countrySetting.get())).toEqual(['at', 'en']);
  localStorage.setItem('country', '["de"]');
  expect(countriesIn(countrySetting.get())).toEqual(['jp']);
});

test.each([
  ['?lang=de', null, 'de'],
  ['?d=2026-11-21&lang=de-AT', 'en', 'de'],
  ['?lang=eo', 'de', 'de'],
  ['?lang=xx-LS', null, 'en'],
])(
  'a page opened by a link with %s is in its language, else in the one that the viewer chose before, %s',
  async (search, choice, locale) => {
    history.replaceState(null, '', `/${search}`);
    vi.resetModules();
    if (choice) localStorage.setItem('lang', choice);
    const { localeSetting: setting } = await import('./locale.ts');
    history.replaceState(null, '', '/tv');
    expect(setting.get()).toBe(locale);
    setting.choose('en');
    expect(setting.get()).toBe('en');
    setting.choose(null);
  },
);
