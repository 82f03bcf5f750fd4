import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { myChannels } from '#web/settings/my-channels.ts';
import { leavePages, renderPage } from '#web/testing/render-page.tsx';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { MatchChannels } from './match-channels.tsx';
import { useViewer } from './use-viewer.ts';

const CODES = 'at be ch cz dk es fr it nl pl'.split(' ');
const { channels: CHANNELS } = sampleTvListing(1, [
  'en 111',
  'en 131',
  ...CODES.map((code, at) => `${code} ${at + 500}`),
]);

setUpPages();
beforeEach(() => myChannels.set({ ids: [], isAnswered: true }));

function Channels({ countries }: { readonly countries: readonly string[] }) {
  return <MatchChannels channels={CHANNELS} viewer={useViewer(countries)} />;
}

const fold = () => document.querySelector('details');
const listedElsewhere = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);

test('folds the channels of other countries, and finds some of them by country or channel', () => {
  renderPage(<Channels countries={['en']} />);
  expect(screen.getByRole('region', { name: 'England' }).textContent).toContain('Kanal 111Kanal 131');
  expect(screen.getByRole('heading', { name: 'Other countries (10)' })).toBeDefined();
  expect(fold()?.open).toBe(false);
  expect(listedElsewhere()).toHaveLength(10);
  const field = document.querySelector('input');
  const find = (value: string) => field && fireEvent.change(field, { target: { value } });
  find('austr');
  expect(listedElsewhere()).toEqual(['Kanal 500']);
  find('kanal 509');
  expect(listedElsewhere()).toEqual(['Kanal 509']);
  find('nowhere');
  expect(document.querySelector('details')?.textContent).toContain('No such channel or country.');
});

test('nothing is folded where the viewer’s country is unknown', () => {
  renderPage(<Channels countries={[]} />);
  expect(fold()?.open).toBe(true);
  expect(screen.getByRole('heading', { name: 'On television' })).toBeDefined();
});

test('lists the viewer’s own channels first, also abroad, or says that there are others only', () => {
  myChannels.set({ ids: ['131', '509'], isAnswered: true });
  renderPage(<Channels countries={['en']} />);
  expect(screen.getByRole('region', { name: 'England' }).textContent).toBe(
    'England✓ Kanal 131, yoursKanal 111',
  );
  expect(screen.getByRole('region', { name: 'Poland' }).textContent).toContain('✓ Kanal 509');
  expect(screen.queryByText('Not on yours')).toBeNull();
  leavePages();
  myChannels.set({ ids: ['999'], isAnswered: true });
  renderPage(<Channels countries={['en']} />);
  expect(screen.getByText('Not on yours')).toBeDefined();
});
