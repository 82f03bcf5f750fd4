import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCommand } from '#web/navigation/commands.ts';
import { singleKeys } from '#web/settings/keys.ts';
import { en } from '#web/testing/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { WordsContext } from '#web/words/use-words.ts';
import { HeaderTools } from './header-tools.tsx';
import { Keyboard } from './keyboard.tsx';

const actions = { search: vi.fn(), pause: vi.fn(), filter: vi.fn(), close: vi.fn() };

function Commands({ names }: { readonly names: readonly (keyof typeof actions)[] }) {
  return names.map((name) => <Command key={name} name={name} />);
}

function Command({ name }: { readonly name: keyof typeof actions }) {
  useCommand(name, actions[name]);
  return null;
}

const inEnglish = (page: ReactNode) => <WordsContext value={en}>{page}</WordsContext>;
const inHeader = (
  <MemoryRouter>
    <WordsContext value={en}>
      <HeaderTools />
    </WordsContext>
  </MemoryRouter>
);
const press = (key: string, target: Element = document.body, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, ...init });
const runs = () => Object.values(actions).map(({ mock }) => mock.calls.length);

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
});

afterEach(() => {
  cleanup();
  singleKeys.set(true);
});

test('a key runs its command and is taken from the browser', () => {
  render(<Commands names={['pause']} />);
  render(inEnglish(<Keyboard />));
  expect(press('p')).toBe(false);
  expect(press('x')).toBe(true);
  expect(runs()).toEqual([0, 1, 0, 0]);
});

test('the filter’s key opens the search on a page without a filter', () => {
  render(inEnglish(<Keyboard />));
  const { rerender } = render(<Commands names={['search']} />);
  press('/');
  expect(runs()).toEqual([1, 0, 0, 0]);
  rerender(<Commands names={['search', 'filter']} />);
  press('/');
  expect(runs()).toEqual([1, 0, 1, 0]);
});

test('leaves letters to text fields and selects, but not the search’s chord', () => {
  render(<Commands names={['search', 'pause']} />);
  render(inEnglish(<Keyboard />));
  render(inHeader);
  render(
    <>
      <input />
      <select />
    </>,
  );
  for (const role of ['textbox', 'combobox']) expect(press('p', screen.getByRole(role))).toBe(true);
  expect(runs()).toEqual([0, 0, 0, 0]);
  press('k', screen.getByRole('textbox'), { ctrlKey: true });
  expect(runs()).toEqual([1, 0, 0, 0]);
});

test('keys rest while a dialog covers the page, and where the viewer has switched them off', () => {
  render(<Commands names={['pause']} />);
  render(inEnglish(<Keyboard />));
  const { unmount } = render(
    <Dialog id="any" title="Any" close="Close" width="" onClose={() => {}}>
      {'text'}
    </Dialog>,
  );
  press('p');
  expect(runs()).toEqual([0, 0, 0, 0]);
  unmount();
  press('p');
  expect(runs()).toEqual([0, 1, 0, 0]);
  singleKeys.set(false);
  press('p');
  expect(runs()).toEqual([0, 1, 0, 0]);
});

test('Escape closes what is open even without single keys, and is left to the browser where nothing is', () => {
  singleKeys.set(false);
  render(inEnglish(<Keyboard />));
  expect(press('Escape')).toBe(true);
  render(<Commands names={['close']} />);
  expect(press('Escape')).toBe(false);
  expect(runs()).toEqual([0, 0, 0, 1]);
});

test.each([
  ['the chord', () => press('k', document.body, { ctrlKey: true })],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: /^Search/ }))],
])('the search opens once its code has come, if it was asked for before, by %s', (_, ask) => {
  render(inHeader);
  ask();
  ask();
  expect(runs()).toEqual([0, 0, 0, 0]);
  const { unmount } = render(<Commands names={['search']} />);
  expect(runs()).toEqual([1, 0, 0, 0]);
  unmount();
  render(<Commands names={['search']} />);
  expect(runs()).toEqual([1, 0, 0, 0]);
});

test('the pointer on the search fetches its code, once there is something to fetch', () => {
  const fetchSearch = vi.fn();
  function Search() {
    useCommand('fetchSearch', fetchSearch);
    return null;
  }
  render(inHeader);
  const point = () => fireEvent.pointerEnter(screen.getByRole('button', { name: /^Search/ }));
  point();
  render(<Search />);
  expect(fetchSearch).not.toHaveBeenCalled();
  point();
  expect(fetchSearch).toHaveBeenCalledOnce();
});
