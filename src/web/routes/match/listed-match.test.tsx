import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { liveQuery } from '#web/data/live.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { ListedMatch } from './listed-match.tsx';

setUpPages();

/** A match that cannot be loaded, on a page that has the matches in play. */
function Page({ id }: { id: string }) {
  useQuery(liveQuery);
  return <ListedMatch id={id} trouble="offline" titled />;
}

async function open(id: string): Promise<void> {
  fakeServer(() => answer([sampleMatch(1, { minute: [40], score: [2, 1] })]), KICK_OFF + 2400);
  renderPage(<Page id={id} />);
  await settle();
}

test('shows the score that a list had, and of when that is', async () => {
  await open('1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home 1 2–1 Away 1');
  expect(document.title).toBe('Home 1 2–1 Away 1 · Touchline');
  expect(screen.getByRole('link', { name: /^Home 1 2, Away 1 1/ })).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/^Last updated 15:4\d:\d\d\. You’re offline/);
});

test('says only why where no list has it', async () => {
  await open('2');
  expect(screen.getByRole('alert').textContent).toMatch(/^You’re offline/);
  expect(screen.queryByRole('link')).toBeNull();
});
