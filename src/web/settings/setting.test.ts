import { afterEach, expect, test, vi } from 'vitest';
import { COUNTRIES, countriesIn, countryOfZone } from '#contract/order/countries.ts';
import { chooseCountries } from './countries.ts';
import { countrySetting } from './country.ts';
import { hoursSetting, withHours } from './hours.ts';
import { localeSetting, takeLocale } from './locale.ts';
import { themeSetting } from './theme.ts';
import { deviceZone, zoneSetting } from './zone.ts';

const SETTINGS = [zoneSetting, hoursSetting, themeSetting, localeSetting, countrySetting];

afterEach(() => {
  for (const setting of SETTINGS) setting.choose(null);
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['zone', zoneSetting, 'Asia/Tokyo', 'Middle/Earth'],
  ['hours', hoursSetting, '12', '13'],
  ['theme', themeSetting, 'contrast', 'pink'],
  ['lang', localeSetting, 'de', 'xx'],
  ['country', countrySetting, 'sct', 'zz'],
] as const)(
  '%s: a choice holds at once and is kept; what cannot be read is no choice',
  (name, setting, good, bad) => {
    const told = vi.fn();
    const leave = setting.subscribe(told);
    const before = setting.get();
    setting.choose(good);
    expect(setting.get()).toBe(good);
    expect(localStorage.getItem(name)).toBe(good);
    expect(told).toHaveBeenCalledTimes(1);
    localStorage.setItem(name, bad);
    expect(setting.get()).toBe(before);
    expect(setting.chosen()).toBeNull();
    setting.choose(null);
    expect(localStorage.getItem(name)).toBeNull();
    leave();
  },
);

test('with storage that is blocked a choice holds until the page is left', () => {
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

test('storage that is full keeps what it had, and the choice holds all the same', () => {
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

test('another tab is heard', () => {
  const told = vi.fn();
  const leave = themeSetting.subscribe(told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'zone' }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(told).toHaveBeenCalledTimes(1);
  leave();
});

test('the country is that of the zone until one is chosen', () => {
  zoneSetting.choose('Asia/Tokyo');
  expect(countrySetting.get()).toBe('jp');
  zoneSetting.choose('UTC');
  expect(countrySetting.get()).toBeNull();
  countrySetting.choose('sct');
  expect(countrySetting.get()).toBe('sct');
  expect(countryOfZone('Europe/London')).toBe('en');
  expect(countryOfZone('America/Argentina/Buenos_Aires')).toBe('ar');
  expect(countryOfZone('Etc/UTC')).toBeNull();
  expect(COUNTRIES.filter((code) => !/^[a-z]{2,3}$/.test(code))).toEqual([]);
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
});

test('?lang= is a choice if there are words for it', () => {
  takeLocale('?lang=de');
  expect(localeSetting.chosen()).toBe('de');
  takeLocale('?lang=tlh');
  expect(localeSetting.chosen()).toBe('de');
});

test('hours are part of the locale that times are written by', () => {
  expect(new Intl.Locale(withHours('en-GB', '12')).hourCycle).toBe('h12');
  expect(new Intl.Locale(withHours('de-DE', '24')).hourCycle).toBe('h23');
});

test('several countries are kept in their order, each once; one that was kept alone before is taken over', () => {
  localStorage.setItem('country', 'de');
  expect(countriesIn(countrySetting.get())).toEqual(['de']);
  chooseCountries(['de', 'at', 'de', 'en']);
  expect(localStorage.getItem('country')).toBe('de at en');
  expect(countriesIn(countrySetting.get())).toEqual(['de', 'at', 'en']);
  chooseCountries([]);
  expect(localStorage.getItem('country')).toBeNull();
});

test('of several countries one that is none any more costs the others nothing', () => {
  zoneSetting.choose('Asia/Tokyo');
  localStorage.setItem('country', 'zz  at "x" en');
  expect(countriesIn(countrySetting.get())).toEqual(['at', 'en']);
  localStorage.setItem('country', '["de"]');
  expect(countriesIn(countrySetting.get())).toEqual(['jp']);
});
