import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { Media } from './media.tsx';

setUpPages();

test('lists the first items of all groups, and shows nothing in place of null fields', async () => {
  const item = (id: string) => ({
    id,
    title: `Title ${id}`,
    startdate: null,
    image: null,
    url: null,
    source: null,
  });
  const data = [[], [item('1'), item('2')], [item('3'), item('4'), item('5')]];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data, meta: { dropped: 0 } })));
  renderPage(<Media of="event" id="7" />);
  await pass(100);
  const media = within(screen.getByRole('region', { name: 'Media' }));
  const texts = media.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Title 1', 'Title 2', 'Title 3', 'Title 4']);
  expect(media.queryByRole('link')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
