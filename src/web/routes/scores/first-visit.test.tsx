import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { favourites } from '#web/settings/favourites.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { leavePages, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { FirstVisit } from './first-visit.tsx';

setUpPages();

test('offers to choose teams until something is followed, or for ever until it is dismissed', () => {
  fakeServer(() => answer());
  const offer = () => screen.queryByRole('link', { name: 'Choose your teams' });
  renderPage(<FirstVisit />);
  expect(offer()?.getAttribute('href')).toBe('/my');
  act(() => favourites.set([{ kind: 'team', id: '1', name: 'Kilmartin Rovers', img: null }]));
  expect(offer()).toBeNull();
  act(() => favourites.set([]));
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
  leavePages();
  renderPage(<FirstVisit />);
  expect(offer()).toBeNull();
});
