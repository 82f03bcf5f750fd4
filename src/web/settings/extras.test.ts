import { afterEach, expect, test } from 'vitest';
import { chooseExtras } from './choose-extras.ts';
import { extrasSetting, hasExtra } from './extras.ts';

afterEach(() => chooseExtras([]));

test("rows have extras, and the space for them, from the viewer's choice on", () => {
  const state = () => {
    const extras = extrasSetting.get();
    const space = document.documentElement.getAttribute('data-extras');
    return { tv: hasExtra(extras, 'tv'), odds: hasExtra(extras, 'odds'), space };
  };
  expect(state()).toEqual({ tv: false, odds: false, space: null });
  chooseExtras(['tv', 'odds']);
  expect(state()).toEqual({ tv: true, odds: true, space: 'tv odds' });
  chooseExtras(['odds']);
  expect(state()).toEqual({ tv: false, odds: true, space: 'odds' });
  chooseExtras([]);
  expect(state()).toEqual({ tv: false, odds: false, space: null });
  expect(localStorage.getItem('extras')).toBeNull();
});

test('an invalid stored choice is no choice', () => {
  localStorage.setItem('extras', 'radio odds');
  expect(extrasSetting.get()).toBe('');
});
