import { afterEach, expect, test } from 'vitest';
import { chooseExtras, extrasSetting, hasExtra } from './extras.ts';

afterEach(() => chooseExtras([]));

test("rows have extras, and the space for them, from the viewer's choice on", () => {
  const hasPlace = () => document.documentElement.hasAttribute('data-extras');
  expect([extrasSetting.get(), hasPlace()]).toEqual(['', false]);
  chooseExtras(['tv', 'odds']);
  expect([hasExtra(extrasSetting.get(), 'tv'), hasExtra(extrasSetting.get(), 'odds'), hasPlace()]).toEqual([
    true,
    true,
    true,
  ]);
  chooseExtras(['odds']);
  expect([hasExtra(extrasSetting.get(), 'tv'), hasExtra(extrasSetting.get(), 'odds')]).toEqual([false, true]);
  chooseExtras([]);
  expect([localStorage.getItem('extras'), hasPlace()]).toEqual([null, false]);
});

test('an invalid stored choice is no choice', () => {
  localStorage.setItem('extras', 'radio odds');
  expect(extrasSetting.get()).toBe('');
});
