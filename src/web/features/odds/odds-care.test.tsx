import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OddsCareTexts } from '#contract/odds-care.ts';
import { de, en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { OddsCare } from './odds-care.tsx';

const { dataset } = document.documentElement;

afterEach(() => {
  cleanup();
  delete dataset['oddsCare'];
});

function show(texts: OddsCareTexts | null, words: Words = en) {
  if (texts) dataset['oddsCare'] = JSON.stringify(texts);
  return render(
    <WordsContext value={words}>
      <OddsCare />
    </WordsContext>,
  );
}

test("shows the operator's age, note and link to help in a new tab", () => {
  show({ en: { age: '21+', note: 'Need a <b>break</b>?', url: 'https://help.example.org/' } });
  expect(screen.getByText('21+ · For information only. Most people who bet lose money.')).toBeDefined();
  expect(screen.getByText('Need a <b>break</b>?')).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Help with gambling' });
  expect([link.href, link.target, link.rel]).toEqual(['https://help.example.org/', '_blank', 'noopener']);
});

test("shows the text in the page's language, else the one that there is", () => {
  show({ en: { note: 'Need a break?' }, de: { note: 'Brauchst du eine Pause?' } }, de);
  expect(screen.getByText('Brauchst du eine Pause?')).toBeDefined();
  cleanup();
  show({ en: { note: 'Need a break?' } }, de);
  expect(screen.getByText('Need a break?')).toBeDefined();
});

test('has only the warning without them', () => {
  const { container } = show(null);
  expect(container.textContent).toBe('For information only. Most people who bet lose money.');
  expect(screen.queryByRole('link')).toBeNull();
});
