/** Pages whose records have only names and numbers and null in every other field, and pages without a record. */

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PROFILE_KINDS } from '#contract/pages.ts';
import { BARE_CLUB, BARE_PERSON, NOWHERE } from '#contract/testing/bare-profiles.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { answer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

/** Texts that must not stand in for a null field. */
const CLAIMS = /null|undefined|NaN|Invalid|–/;

test('competitions with only a name are listed by name', async () => {
  const bare = { is_cup: null, is_amateur: null, is_friendly: null, img: null, id_current_season: null };
  const league = { id: '1', name: 'Northern Shield', ...bare, continent: NOWHERE, country: NOWHERE };
  await openPage('/competitions', (url) =>
    answer(url.includes('t=live') ? [] : [{ ...league, seasons: [] }]),
  );
  expect(screen.getByRole('link', { name: 'Northern Shield' })).toBeDefined();
  expect(document.body.textContent).not.toMatch(CLAIMS);
});

test('a search result with only a name shows its name', async () => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  const nothing = { type: null, cc: null, country_name: null, league_name: null, home: null, away: null };
  const club = { ...(BARE_CLUB['info'] as object), name: 'Otterford Rovers' };
  await openPage('/search?q=otterford', (url) =>
    answer(
      url.includes('/teams/') ? [club] : [{ id: '1', name: 'Otterford Rovers', ...nothing, startdate: null }],
    ),
  );
  expect(screen.getAllByRole('link', { name: /Otterford Rovers/ }).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(CLAIMS);
});

const CHANNEL = {
  id: '1',
  name: 'Somewhere Sport',
  type: null,
  country: NOWHERE,
  img: null,
  channel_url: null,
};

test('a channel with only a name and without matches says so, and offers no calendar file', async () => {
  await openPage('/tv/1', (url) => answer(url.includes('t=info') ? CHANNEL : []));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Somewhere Sport');
  expect(screen.getByText('No matches listed in the next two weeks.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(document.body.textContent).not.toMatch(CLAIMS);
});

test('career clubs without dates show no years', async () => {
  const role = { role: 'player', shirt: null, start: null, end: null };
  const at = (id: string, name: string) => ({ team: { id, name, is_national: false }, ...role });
  const roles = [
    { ...at('1', 'Kestrel Vale'), is_current: true },
    { ...at('2', 'Otterford Wanderers'), is_current: false },
  ];
  await openPage('/player/1', () => answer({ ...BARE_PERSON, roles }));
  const clubs = within(screen.getByRole('region', { name: 'Career' })).getAllByRole('listitem');
  expect(clubs.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Kestrel Vale… – present$/),
    expect.stringMatching(/Otterford Wanderers$/),
  ]);
});

test.each(PROFILE_KINDS.filter((kind) => kind !== 'team'))(
  'the profile of a %s with only a name has the name and claims nothing',
  async (kind) => {
    await openPage(`/${kind}/1`, (url) => answer(url.includes('t=info') ? BARE_PERSON : []));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Somebody');
    expect(document.title).toBe('Somebody · Touchline');
    const profile = screen.getByRole('article');
    expect(
      profile.querySelectorAll('dl, table, a:not([href^="/compare"]), img:not([src="/globe.svg"])'),
    ).toHaveLength(0);
    expect(profile.querySelectorAll('.card')).toHaveLength(0);
    expect(profile.textContent).not.toMatch(/null|undefined|NaN|Invalid|0/);
  },
);

test('a club with only a name has no cards, and says so in a line', async () => {
  await openPage('/team/1', (url) => answer(BARE_CLUB[/t=(\w+)/.exec(url)?.[1] ?? ''] ?? []));
  expect(screen.getByText('No matches available.')).toBeDefined();
  expect(document.querySelectorAll('article .card, .dims-when-old .card')).toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid/);
});

test('My matches without any match of the teams followed shows empty states', async () => {
  localStorage.setItem('favourites', '[{"kind":"team","id":"1","name":"Rovers","img":null}]');
  await openPage('/my', (url) => answer(url.includes('t=last_next') ? BARE_CLUB['last_next'] : []));
  expect(screen.getByText('No upcoming matches.')).toBeDefined();
  expect(screen.getByText('No matches today.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rovers' })).toBeDefined();
});

test.each([
  ['match', 'Match not found.'],
  ['team', 'Team not found.'],
  ['tv', 'Channel not found.'],
  ['player', 'Player not found.'],
  ['coach', 'Manager not found.'],
  ['referee', 'Referee not found.'],
  ['venue', 'Stadium not found.'],
  ['country', 'Country not found.'],
  ['continent', 'Continent not found.'],
] as const)('an unknown id is not found: %s', async (kind, sentence) => {
  await openPage(`/${kind}/999999999`, () => NOT_FOUND);
  expect(screen.getByText(sentence)).toBeDefined();
});
