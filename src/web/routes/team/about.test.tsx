import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { venueSchema } from '#contract/records/venue.ts';
import { leavePages, renderPage } from '#web/testing/render-page.tsx';
import { VenueAndCoach } from './about.tsx';

afterEach(leavePages);

const VENUE = venueSchema.parse({ id: '7', name: 'South Gate Stadium', city: 'Busan', capacity: 16_630 });

test('lists stadium, capacity and founding year; what is unknown is left out', () => {
  renderPage(<VenueAndCoach venue={VENUE} coach={null} founded={1968} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Stadium', 'Capacity', 'Founded']);
  expect(within(screen.getByText('Founded').parentElement as HTMLElement).getByText('1968')).toBeDefined();
});

test('without stadium and manager there is no card', () => {
  const { container } = renderPage(<VenueAndCoach venue={null} coach={null} founded={1968} />);
  expect(container.textContent).toBe('');
});
