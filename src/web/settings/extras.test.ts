import { afterEach, expect, test } from 'vitest';
import { chooseExtras, extrasSetting, wants } from './extras.ts';

afterEach(() => chooseExtras([]));

test('rows have nothing besides the match until somebody wants it, and a place for it from then on', () => {
  const hasPlace = () => document.documentElement.hasAttribute('data-extras');
  expect([extrasSetting.get(), hasPlace()]).toEqual(['', false]);
  chooseExtras(['tv', 'odds']);
  expect([wants(extrasSetting.get(), 'tv'), wants(extrasSetting.get(), 'odds'), hasPlace()]).toEqual([
    true,
    true,
    true,
  ]);
  chooseExtras(['odds']);
  expect([wants(extrasSetting.get(), 'tv'), wants(extrasSetting.get(), 'odds')]).toEqual([false, true]);
  chooseExtras([]);
  expect([localStorage.getItem('extras'), hasPlace()]).toEqual([null, false]);
});

test('what is kept and means nothing is as if nobody had chosen', () => {
  localStorage.setItem('extras', 'radio odds');
  expect(extrasSetting.get()).toBe('');
});
