import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { KICK_OFF, sampleMatch } from '#web/testing/sample.ts';
import { Scores } from './scores.tsx';
import { SearchPalette } from './search-palette.tsx';

const headers = { 'world-time': `${KICK_OFF * 1000}; rate=1` };
const DOWN = { status: 503, headers, body: { error: { code: 'upstream_unavailable', message: '' } } };

let isDown = false;

beforeEach(() => {
  vi.useFakeTimers();
  isDown = false;
  localStorage.setItem('zone', 'Europe/London');
  fakeServer((url) => {
    if (!url.includes('/search/')) return { headers, body: { data: [sampleMatch(1)], meta: { dropped: 0 } } };
    return isDown ? DOWN : { headers, body: { data: [], meta: { dropped: 0 } } };
  });
});

afterEach(() => {
  leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The search opened above the day's matches. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Scores />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <SearchPalette onClose={() => {}} />}
    </>
  );
}

async function open(): Promise<void> {
  renderPage(<Page />);
  await pass(100);
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const note = () => document.querySelector('.palette-note')?.textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** Waits for the response and for code that loads one after the other. */
async function settle(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await pass(200);
}

test('shows a note while a search is pending, and another where nothing is found', async () => {
  await open();
  type('qqqqq');
  expect(note()).toBe('Searching …');
  await settle();
  expect(note()).toBe('No results for “qqqqq”.');
  expect(options()).toEqual(['All results for “qqqqq”']);
});

test('a search that fails says so, and shows teams of the matches on the page', async () => {
  await open();
  isDown = true;
  type('Home 1');
  await pass(500);
  await pass(5000);
  expect(note()).toBe('Search is unavailable. Showing saved results.');
  expect(options()[0]).toContain('Home 1');
});
