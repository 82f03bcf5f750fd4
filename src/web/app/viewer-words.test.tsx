import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { de } from '#web/testing/words.ts';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import { ViewerWords } from './viewer-words.tsx';

setUpPages();

function Part() {
  return <p>{useWords<'share-feeds'>().shareFeeds.link}</p>;
}

test('a part that is opened later has the texts that its language got with it', async () => {
  localStorage.setItem('lang', 'de');
  // As in the first view.
  const initialWords = Object.assign(de, { made: <T,>(english: T): T => english });
  const page = (part: boolean) => <ViewerWords initialWords={initialWords}>{part && <Part />}</ViewerWords>;
  const { rerender } = render(page(false));
  await pass(0);
  await withLaterWords(Promise.resolve());
  rerender(page(true));
  expect(screen.getByText('Link teilen')).toBeDefined();
});
