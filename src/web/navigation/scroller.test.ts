import { afterEach, expect, test, vi } from 'vitest';
import { scrollerOf, visibleTop } from './scroller.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

test('a line of a page comes into sight below what stays at the top of the window', () => {
  document.body.innerHTML = '<main><p></p></main>';
  document.documentElement.style.setProperty('scroll-padding-block-start', '104px');
  const [line] = document.getElementsByTagName('p');
  if (!line) throw new Error('There is no line.');
  expect(scrollerOf(line)).toBe(document.documentElement);
  const box = vi.spyOn(document.documentElement, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, -900));
  expect(visibleTop(line)).toBe(104);
  line.style.setProperty('scroll-margin-block-start', '45px');
  expect(visibleTop(line)).toBe(149);
  box.mockRestore();
});

test('a line of the panel comes into sight below what stays at the top of the panel', () => {
  document.body.innerHTML = '<aside style="scroll-padding-block-start: 100px"><p></p></aside>';
  const [line] = document.getElementsByTagName('p');
  const [panel] = document.getElementsByTagName('aside');
  if (!line || !panel) throw new Error('There is no panel.');
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 69));
  expect(scrollerOf(line)).toBe(panel);
  expect(visibleTop(line)).toBe(169);
});
