import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

interface Person {
  readonly id: string | null;
}
interface WireEvent {
  readonly type: string;
  readonly player_id: string | null;
  readonly related_player_id: string | null;
}
interface WireSide {
  readonly squad: readonly { readonly player: Person }[];
  readonly coach: Person;
}
interface WireMove {
  readonly player: Person;
}

/** Returns the addresses of the links in a part of the page. */
const waysIn = (page: Page, part: string) =>
  page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const waysTo = (kind: string, people: readonly Person[]) =>
  people.flatMap(({ id }) => (id === null ? [] : `/${kind}/${id}`));

test('people named in a match, its line-ups and transfers link to their own pages', async ({
  page,
  world,
}) => {
  const { match_id, happens } = world.find('goal');
  await world.at(new Date(Date.parse(happens) + 120_000).toISOString());
  const { events, teams } = await ask<{ events: WireEvent[]; teams: { home: { id: string } } }>(
    `fixtures/?t=info&id=${match_id}&include=events`,
  );
  await page.goto(`/match/${match_id}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  const personEvents = events.filter(({ type }) => /^goal$|card$|^substitution$/.test(type));
  const named = waysTo(
    'player',
    personEvents.flatMap((event) => [{ id: event.player_id }, { id: event.related_player_id }]),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(await waysIn(page, '[data-event]')).toEqual(expect.arrayContaining(named));

  const sides = await ask<Record<'home' | 'away', WireSide>>(`fixtures/?t=match_lineups&id=${match_id}`);
  await page.goto(`/match/${match_id}/lineups`);
  await expect(page.locator('section[data-side] li').first()).toBeVisible();
  const people = [sides.home, sides.away].flatMap(({ squad, coach }) => [
    ...waysTo(
      'player',
      squad.map(({ player }) => player),
    ),
    ...waysTo('coach', [coach]),
  ]);
  expect(people).toHaveLength(24);
  expect(await waysIn(page, 'section[data-side]')).toEqual(expect.arrayContaining(people));
  await page.locator('section[data-side] li a').first().click();
  await expect(page).toHaveURL(new RegExp(`${people[0]}$`));

  const { home } = teams;
  const moves = await ask<Record<'arrivals' | 'departures', WireMove[]>>(`teams/?t=transfers&id=${home.id}`);
  await page.goto(`/team/${home.id}/squad`);
  await expect(page.locator('[aria-label="Transfers"]')).toBeVisible();
  const movers = waysTo(
    'player',
    [...moves.arrivals, ...moves.departures].map(({ player }) => player),
  );
  expect(movers.length).toBeGreaterThan(0);
  expect(await waysIn(page, '[aria-label="Transfers"]')).toEqual(expect.arrayContaining(movers));
});
