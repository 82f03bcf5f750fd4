import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CONNECT_ADDRESS } from '#contract/connect-address.ts';
import type { Site } from '#contract/site.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { About } from './page.tsx';

const { dataset } = document.documentElement;
const PLAN = { requestsPerDay: 100, minutesAllDay: 21, minutesInEvening: 5 };
const SITE: Site = { operator: null, contact: null, liveSeconds: 30, invented: null };

afterEach(() => {
  cleanup();
  delete dataset['site'];
});

function show(site: Partial<Site>, address: string = '/about') {
  dataset['site'] = JSON.stringify({ ...SITE, ...site });
  render(
    <MemoryRouter initialEntries={[address]}>
      <WordsContext value={en}>
        <About />
      </WordsContext>
    </MemoryRouter>,
  );
}

test('names the operator and the contact, or says that the operator gives no name', () => {
  show({ operator: 'Example Gazette <b>', contact: 'mailto:desk@example.com' });
  expect(screen.getByText('Example Gazette <b> runs this server.')).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact' }).href).toBe(
    'mailto:desk@example.com',
  );
  cleanup();
  show({});
  expect(screen.getByText('The operator of this server gives no name.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
});

test('says how often scores of a real service are fetched, without a part on connecting one', () => {
  show({ liveSeconds: 60 });
  expect(screen.getByText(/^From a football data provider/)).toBeDefined();
  expect(screen.getByText(/matches in play are fetched every 60 seconds/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Connect a real service' })).toBeNull();
});

test('says how to replace invented football, and scrolls there from the note of every page', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  show({ invented: { plan: PLAN } });
  expect(screen.getByText(/^Nowhere: Touchline itself invents/)).toBeDefined();
  expect(screen.getByText('UPSTREAM_URL')).toBeDefined();
  expect(screen.getByText(/^100 requests a day.* every 21 minutes .* every 5 minutes/)).toBeDefined();
  expect(scroll).not.toHaveBeenCalled();
  cleanup();
  show({ invented: { plan: PLAN } }, CONNECT_ADDRESS);
  expect(scroll).toHaveBeenCalledOnce();
  scroll.mockRestore();
});
