import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MediaGroup } from '#contract/records/media-group.ts';
import { sampleMediaItem } from '#web/testing/sample-media-item.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { MediaList } from './media-list.tsx';

afterEach(cleanup);

const show = (...items: MediaGroup) =>
  render(
    <WordsContext value={en}>
      <SampleProgram>
        <MediaList items={items} />
      </SampleProgram>
    </WordsContext>,
  );

test('links an item in a new tab, with its source and day', () => {
  show(sampleMediaItem('Report'));
  const link = screen.getByRole('link', { name: /^Report/ });
  expect(link.getAttribute('href')).toBe('https://news.example/Report');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(link.textContent).toBe('Reportnews.example · Sat 21 Nov');
});

test('shows an item without an address as text, and omits unknown facts', () => {
  const { container } = show(sampleMediaItem('Word of mouth', { url: null, source: null, startdate: null }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('li')?.textContent).toBe('Word of mouth');
});

test('shows four items, and all on demand', () => {
  show(...['a', 'b', 'c', 'd', 'e', 'f'].map((title) => sampleMediaItem(title)));
  expect(screen.getAllByRole('link')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('link')).toHaveLength(6);
});
