import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { en } from '#web/words/en.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { OddsCare } from './odds-care.tsx';

const { dataset } = document.documentElement;

afterEach(() => {
  cleanup();
  delete dataset['oddsHelp'];
  delete dataset['oddsNote'];
});

const show = () =>
  render(
    <WordsContext value={en}>
      <OddsCare />
    </WordsContext>,
  );

test("shows the operator's note and link to help in a new tab", () => {
  dataset['oddsHelp'] = 'https://help.example.org/';
  dataset['oddsNote'] = 'Need a <b>break</b>?';
  show();
  expect(screen.getByText('Need a <b>break</b>?')).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Help with gambling' });
  expect([link.href, link.target, link.rel]).toEqual(['https://help.example.org/', '_blank', 'noopener']);
});

test('has only the warning without them', () => {
  const { container } = show();
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});
