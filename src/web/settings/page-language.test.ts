import { expect, test } from 'vitest';
import { setPageLanguage } from './page-language.ts';

test('declares the fonts of other letters, and none for those that the font of the pages has', () => {
  const root = document.documentElement;
  setPageLanguage('ar-XB', 'rtl');
  expect([root.lang, root.dir, root.dataset['fonts']]).toEqual(['ar-XB', 'rtl', 'arabic']);
  setPageLanguage('de', 'ltr');
  expect([root.lang, root.dir, root.dataset['fonts']]).toEqual(['de', 'ltr', undefined]);
});
