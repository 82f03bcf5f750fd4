import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MediaGroup } from '#contract/records/media-group.ts';
import { KICK_OFF } from '#web/testing/sample.ts';
import { en } from '#web/words/en.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { MediaList } from './media-list.tsx';

afterEach(cleanup);

const item = (title: string, changes: Partial<MediaGroup[number]> = {}): MediaGroup[number] => ({
  id: '7',
  league_id: null,
  season_id: null,
  home_id: null,
  away_id: null,
  round_id: null,
  stage_id: null,
  group_id: null,
  startdate: KICK_OFF,
  title,
  image: null,
  url: `https://news.example/${title}`,
  source: 'news.example',
  ...changes,
});

const show = (...items: MediaGroup) =>
  render(
    <WordsContext value={en}>
      <MediaList items={items} zone="Europe/London" />
    </WordsContext>,
  );

test('links an item in a new tab, with its source and day', () => {
  show(item('Report'));
  const link = screen.getByRole('link', { name: /^Report/ });
  expect(link.getAttribute('href')).toBe('https://news.example/Report');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(link.textContent).toBe('Reportnews.example · Sat 21 Nov');
});

test('shows an item without an address as text, and omits unknown facts', () => {
  const { container } = show(item('Word of mouth', { url: null, source: null, startdate: null }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('li')?.textContent).toBe('Word of mouth');
});

test('shows four items, and all on demand', () => {
  show(...['a', 'b', 'c', 'd', 'e', 'f'].map((title) => item(title)));
  expect(screen.getAllByRole('link')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('link')).toHaveLength(6);
});
