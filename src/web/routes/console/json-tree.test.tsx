import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { cacheOutcomeOf } from './cache-outcome.ts';
import { JsonTree } from './json-tree.tsx';

afterEach(cleanup);

const show = (value: unknown, openLevels = 2) =>
  render(
    <WordsContext value={en}>
      <JsonTree name={null} value={value} openLevels={openLevels} />
    </WordsContext>,
  );

/** happy-dom does not toggle by itself. */
function toggle(name: string): void {
  const branch = screen.getByText(name, { selector: 'summary > b' }).closest('details');
  if (!branch) throw new Error(`no branch ${name}`);
  branch.open = !branch.open;
  fireEvent(branch, new Event('toggle'));
}

test('renders the members of an open value only', () => {
  show({ data: [{ id: '7', teams: { home: { name: 'Sevara' } } }], meta: { dropped: 0 } });
  expect(screen.getByText('meta')).toBeTruthy();
  expect(screen.queryByText('teams')).toBeNull();
  toggle('0');
  expect(screen.getByText('"7"')).toBeTruthy();
  expect(screen.queryByText('"Sevara"')).toBeNull();
  toggle('teams');
  toggle('home');
  expect(screen.getByText('"Sevara"')).toBeTruthy();
  toggle('0');
  expect(screen.queryByText('"7"')).toBeNull();
});

test('renders a hundred members of a long list, and more on demand', () => {
  const { container } = show({ data: Array.from({ length: 2_345 }, (_, id) => id) });
  const count = () => container.querySelectorAll('[data-type]').length;
  expect(count()).toBe(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  expect(count()).toBe(200);
});

test('distinguishes null, false, zero and an empty text', () => {
  const { container } = show({ a: null, b: false, c: 0, d: '', e: [], f: {} });
  expect([...container.querySelectorAll('[data-type]')].map(({ textContent }) => textContent)).toEqual([
    'null',
    'false',
    '0',
    '""',
  ]);
});

test('shows a response that is not JSON as text', () => {
  show('<html>');
  expect(screen.getByText('"<html>"')).toBeTruthy();
});

test.each([
  ['Touchline; hit; ttl=4', 'hit'],
  ['Touchline; fwd=miss; stored; ttl=5', 'miss'],
  ['Touchline; fwd=miss; stored; ttl=5; collapsed', 'collapsed'],
  ['Touchline; fwd=stale; ttl=-3; detail=timeout', 'stale'],
  [undefined, 'unknown'],
])('reads %s as %s', (header, outcome) => {
  expect(cacheOutcomeOf(header)).toBe(outcome);
});
