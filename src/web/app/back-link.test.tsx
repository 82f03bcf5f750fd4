import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { BackLink } from './back-link.tsx';

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WordsContext value={en}>
        <BackLink />
      </WordsContext>
    </MemoryRouter>,
  );

const link = () => screen.queryByRole('link', { name: 'Back', hidden: true });

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

test.each(['/', '/?show=live', '/my', '/competitions', '/tv?d=2026-11-20', '/odds'])(
  'the pages of the navigation have none: %s',
  (address) => {
    open(address);
    expect(link()).toBeNull();
  },
);

test.each([
  ['/match/7/stats', '/'],
  ['/team/1027', '/'],
  ['/competition/10/bracket', '/competitions'],
])('without an earlier page %s leads to %s', (address, above) => {
  open(address);
  const back = vi.spyOn(history, 'back');
  const element = link();
  expect(element?.getAttribute('href')).toBe(above);
  element?.addEventListener('click', (event) => event.preventDefault()); // the shell follows it
  fireEvent.click(element as Element);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

test('leads to the page before', () => {
  history.replaceState({ idx: 1 }, '');
  open('/team/1027');
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  // Nothing else follows the link.
  expect(fireEvent.click(link() as Element)).toBe(false);
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});
