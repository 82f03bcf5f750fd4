import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { myChannels } from '#web/settings/my-channels.ts';
import { answer, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { leavePages, pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { MyChannelsDialog } from './my-channels-dialog.tsx';

const COUNTRIES = [
  { id: '1', name: 'England', code: 'en' },
  { id: '3', name: 'Germany', code: 'de' },
];
const NAMES = ['Halcyon TV', 'Northcast Sport 1', 'Northcast Sport 2', 'Northcast Anywhere'];
const CHANNELS = NAMES.map((name, at) => ({
  id: `10${at}`,
  name,
  type: name.endsWith('Anywhere') ? 'Stream' : 'Tv / Cable / Satellite',
  country: { id: '1', name: 'England', cc: 'en' },
}));

setUpPages();
beforeEach(() => {
  localStorage.setItem('country', 'en');
  myChannels.set({ ids: [], isAnswered: false });
});

async function open(channels = answer(CHANNELS)) {
  const onClose = vi.fn();
  const requests = fakeServer(
    (url) => (url.includes('/countries/') ? answer(COUNTRIES) : channels),
    KICK_OFF,
  );
  renderPage(<MyChannelsDialog onClose={onClose} />);
  await settle();
  await pass(100);
  return { onClose, requests: requests.map(({ url }) => url) };
}

const boxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });

test('lists the channels of the viewer’s countries, those of a house together', async () => {
  const { requests } = await open();
  expect(requests).toEqual(['/api/v2.2/countries/?t=list', '/api/v2.2/broadcast/?t=list&country_id=1']);
  expect(within(screen.getByRole('group', { name: 'England' })).getAllByRole('checkbox')).toHaveLength(5);
  expect(boxes()).toEqual([
    'Halcyon TV',
    'Northcast Sport, all 2',
    'Northcast Sport 1',
    'Northcast Sport 2',
    'Northcast Anywhere (stream)',
  ]);
});

test('chooses one channel, a house at once, and none', async () => {
  await open();
  fireEvent.click(box('Halcyon TV'));
  fireEvent.click(box('Northcast Sport, all 2'));
  expect(myChannels.get()).toEqual({ ids: ['100', '101', '102'], isAnswered: true });
  expect(screen.getByText('3 channels chosen')).toBeDefined();
  fireEvent.click(box('Northcast Sport 1'));
  expect(box('Northcast Sport, all 2')).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(myChannels.get()).toEqual({ ids: [], isAnswered: true });
});

test('finds channels by name, and says where there are none', async () => {
  const { onClose } = await open();
  const field = screen.getByRole('searchbox', { name: 'Find a channel' });
  fireEvent.change(field, { target: { value: 'sport 2' } });
  expect(boxes()).toEqual(['Northcast Sport 2']);
  fireEvent.change(field, { target: { value: 'kanal' } });
  expect(screen.getByText('England: no such channel.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('an outage, a country without channels and a full list say so', async () => {
  await open(OUTAGE);
  expect(screen.getByRole('alert')).toBeDefined();
  leavePages();
  await open(answer([]));
  expect(screen.getByText('England: no channels known.')).toBeDefined();
  leavePages();
  myChannels.set({ ids: Array.from({ length: 300 }, (_, at) => `${at + 101}`), isAnswered: true });
  await open();
  expect(screen.getByText('300 channels chosen, the most there can be')).toBeDefined();
  expect(box('Halcyon TV')).toHaveProperty('disabled', true);
  expect(box('Northcast Sport 1')).toHaveProperty('disabled', false);
});
