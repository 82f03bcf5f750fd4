import { afterEach, expect, test, vi } from 'vitest';
import { folds } from '#web/settings/folds.ts';
import { foldGroup } from './fold-group.ts';

afterEach(() => {
  document.body.replaceChildren();
  folds.set({});
});

/** Folds a group that begins at `top`, whose button is at 200 px; returns what has been scrolled to. */
function foldAt(top: number): readonly unknown[] {
  document.body.innerHTML = '<section><h2><button></button></h2></section>';
  const [section] = document.getElementsByTagName('section');
  const [button] = document.getElementsByTagName('button');
  if (!section || !button) throw new Error('There is no group.');
  vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  foldGroup(button, '10', true);
  const targets = [...scroll.mock.contexts];
  scroll.mockRestore();
  expect(folds.get()).toEqual({ 10: 'folded' });
  return targets;
}

test('a group whose head stays at the top of the list is folded where it begins', () => {
  expect(foldAt(-900)).toEqual([document.querySelector('section')]);
});

test('a group whose head is in its place is folded without scrolling', () => {
  expect(foldAt(199)).toEqual([]);
});
