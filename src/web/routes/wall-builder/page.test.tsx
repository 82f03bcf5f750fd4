import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BARE_CLUB } from '#contract/testing/bare-profiles.ts';
import { answer, fakeServer, type Respond } from '#web/testing/fake-server.ts';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { de } from '#web/testing/words.ts';
import { WallBuilder } from './page.tsx';

setUpPages();
// Hundreds of options take a test longer than a browser.
beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Europe/Berlin']);
});
afterEach(() => {
  delete document.documentElement.dataset['odds'];
});

const TEAMS = [
  { ...(BARE_CLUB['info'] as object), id: '19', name: 'Rovers' },
  { ...(BARE_CLUB['info'] as object), id: '40', name: 'Athletic' },
];

const respond: Respond = (url) => {
  if (url.includes('/teams/?t=sort')) return answer(TEAMS.filter(({ id }) => url.includes(id)));
  if (url.includes('/leagues/?t=sort')) return answer([{ id: '5', name: 'Premier Division' }]);
  if (url.includes('/search/?t=team')) return answer([{ id: '40', name: 'Athletic', cc: 'en' }]);
  return answer();
};

let search = '';
function Location() {
  search = useLocation().search;
  return null;
}

async function open(query = '', words?: Parameters<typeof renderPage>[2]): Promise<void> {
  fakeServer(respond);
  renderPage(
    <>
      <WallBuilder />
      <Location />
    </>,
    `/wall/new${query}`,
    words,
  );
  await settle();
}

const address = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Address' }).value;
const query = () => address().replace(/^.*\/wall/, '');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));

test('two changes before the page is drawn again are both in the address', async () => {
  await open('?views=clock');
  const radio = screen.getByRole('radio', { name: 'Light' });
  const name = field('Name of the display');
  act(() => {
    radio.click();
    fireEvent.change(name, { target: { value: 'Desk' } });
  });
  await settle();
  expect(query()).toBe('?views=clock&theme=light&name=Desk');
});

test('every choice is in the address, which the page keeps as its own', async () => {
  await open();
  expect(address()).toBe(`${location.origin}/wall`);
  click('checkbox', 'Clock');
  click('checkbox', 'Results');
  type('Seconds per page', '30');
  click('radio', 'Light');
  click('radio', 'More rows');
  type('Language', 'de');
  type('Time zone', 'Europe/Berlin');
  type('Add a clock', 'Asia/Tokyo');
  type('Add a country', 'en');
  click('checkbox', 'Only at certain hours');
  type('Off at', '01:00');
  type('The day begins at', '06:00');
  click('checkbox', 'Chime at a goal');
  type('Volume', '70');
  type('Name of the display', 'Sports desk ');
  expect(query()).toBe(
    '?views=board,match,table,next,clock&every=30&countries=en&zone=Europe/Berlin&zones=Asia/Tokyo&lang=de&theme=light&density=compact&sound=70&from=07:00&until=01:00&rollover=06:00&name=Sports+desk',
  );
  expect(search).toBe(query());
});

const links = (name: string) => screen.getAllByRole('link', { name: new RegExp(name) });
const entries = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('teams and competitions are found by name, and taken out again', async () => {
  await open('?follow=19&leagues=5');
  expect(entries('Teams that come first')).toEqual(['Rovers']);
  expect(entries('Competitions')).toEqual(['Premier Division']);
  type('Add a team', 'athletic');
  await pass(500);
  await settle();
  const [option] = links('Athletic');
  // In a tab of its own it is the builder with that team, too.
  expect(option?.getAttribute('href')).toBe('/wall/new?follow=19,40&leagues=5');
  fireEvent.click(option as HTMLElement);
  await settle();
  expect(entries('Teams that come first')).toEqual(['Rovers', 'Athletic']);
  click('button', 'Remove Rovers');
  click('button', 'Remove Premier Division');
  expect(query()).toBe('?follow=40');
});

test('views change places, and one stays', async () => {
  await open('?views=board,match');
  const names = () =>
    screen.getAllByRole('checkbox').flatMap(({ parentElement }) => parentElement?.textContent ?? []);
  click('button', 'Move One match, large up');
  expect(query()).toBe('?views=match,board');
  expect(names().slice(0, 2)).toEqual(['One match, large', 'Live board']);
  expect(screen.getByText('One match, large, position 1 of 11.')).toBeDefined();
  click('checkbox', 'One match, large');
  expect(query()).toBe('?views=board');
  // The row stays where it is.
  expect(names().slice(0, 2)).toEqual(['One match, large', 'Live board']);
  const last = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Live board' });
  expect(last.disabled).toBe(true);
});

test('a preset gives the address, and shows when it is on', async () => {
  await open('?follow=19&sound=5');
  const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  click('button', 'Club');
  expect(query()).toBe('?follow=19&views=match,table,next,results&every=20&sound=60');
  expect([isOn('Club'), isOn('Pub')]).toEqual(['true', 'false']);
  click('checkbox', 'Clock');
  expect(isOn('Club')).toBe('false');
  click('button', 'Betting desk');
  expect(query()).toContain('&odds=on');
  // Prices that are not shown have no view.
  click('checkbox', 'Show odds');
  expect(query()).toBe('?follow=19&views=board,match,results&every=20&density=compact');
  click('checkbox', 'Odds board');
  expect(query()).toContain('odds=on');
});

test('refuses a value with what to do, and keeps the last good one', async () => {
  await open('?every=30');
  type('Seconds per page', '3');
  expect(screen.getByText('Pages can’t turn every “3” seconds: use a number from 5 to 600.')).toBeDefined();
  expect(field('Seconds per page').getAttribute('aria-invalid')).toBe('true');
  expect([field('Seconds per page').value, query()]).toEqual(['3', '?every=30']);
  type('Seconds per page', '35');
  expect([field('Seconds per page').getAttribute('aria-invalid'), query()]).toEqual([null, '?every=35']);
  type('Name of the display', 'x'.repeat(41));
  expect(query()).toBe('?every=35');
  click('button', 'Pub');
  expect(field('Seconds per page').value).toBe('20');
});

test('says what of its address cannot be read, and builds on the rest', async () => {
  await open('?views=board,tabel&every=30&view=x');
  expect(screen.getByText('“tabel” isn’t a view: use table.')).toBeDefined();
  expect(screen.getByText('The address has an unknown parameter “view”: write “views”.')).toBeDefined();
  expect(query()).toBe('?views=board&every=30');
  type('Seconds per page', '40');
  expect(screen.queryByText(/tabel/)).toBeNull();
});

test('the address can be opened and scanned', async () => {
  await open('?views=clock');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new tab' });
  expect([link.href, link.target]).toEqual([`${location.origin}/wall?views=clock`, '_blank']);
  expect(screen.getByRole('img', { name: 'QR code of the address' })).toBeDefined();
  expect(screen.getByText(/^Other screens can’t open localhost/)).toBeDefined();
});

test('is not found at other addresses', async () => {
  fakeServer(respond);
  renderPage(<WallBuilder />, '/wall/newer');
  await settle();
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  expect(screen.getByText('Page not found.')).toBeDefined();
});

test('has no odds with ODDS=off, whatever its address says', async () => {
  document.documentElement.dataset['odds'] = 'off';
  await open('?views=odds,board&odds=on');
  expect(query()).toBe('?views=board');
  expect(screen.queryByText(/odds|betting/i)).toBeNull();
});

test('says it in German', async () => {
  await open('?every=3', de);
  expect(document.title).toBe('Wandanzeige einrichten · Touchline');
  expect(screen.getByText('Alle „3“ Sekunden geht nicht: Nimm eine Zahl von 5 bis 600.')).toBeDefined();
});
