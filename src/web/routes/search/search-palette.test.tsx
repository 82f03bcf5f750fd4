import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { Scores } from '#web/routes/scores/page.tsx';
import { answer, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { SearchPalette } from './search-palette.tsx';

let searchAnswer = answer();

setUpPages();
beforeEach(() => {
  searchAnswer = answer();
  fakeServer((url) => (url.includes('/search/') ? searchAnswer : answer([sampleMatch(1)])), KICK_OFF);
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
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const notes = () =>
  [...screen.getByRole('dialog').querySelectorAll('p:not([role], [aria-hidden])')].map(
    ({ textContent }) => textContent,
  );
const options = () =>
  screen
    .queryAllByRole('gridcell')
    .filter((cell) => cell.querySelector('a'))
    .map(({ textContent }) => textContent);

test('shows a note while a search is pending, and another where nothing is found', async () => {
  await open();
  type('qqqqq');
  expect(notes()).toEqual(['Searching …']);
  await settle();
  expect(notes()).toEqual(['No results for “qqqqq”.']);
  expect(options()).toEqual(['All results for “qqqqq”']);
});

test('says how many matches of a competition are in play', async () => {
  await open();
  const { id, name } = sampleMatch(1).league;
  searchAnswer = answer([{ id, name, cc: 'en', country_name: 'England' }]);
  type('Premier');
  await settle();
  expect(options()).toContain('PremierEngland1 live');
});

test('a search that fails says so, and shows teams of the matches on the page', async () => {
  await open();
  searchAnswer = OUTAGE;
  type('Home 1');
  await pass(500);
  await pass(5000);
  expect(notes()).toEqual(['Search is unavailable. Showing saved results.']);
  expect(options()[0]).toContain('Home 1');
});
