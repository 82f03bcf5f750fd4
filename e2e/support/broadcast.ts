import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';

/** As much of a match on television as tests look at. */
export interface ShownMatch {
  readonly id: string;
  readonly phase: string;
  readonly status: number;
  readonly time: { readonly timestamp: number };
  readonly league: { readonly id: string; readonly name: string };
  readonly teams: Record<'home' | 'away', { readonly id: string; readonly name: string }>;
  readonly tvs: readonly {
    readonly id: string;
    readonly name: string;
    readonly country: { readonly cc: string };
  }[];
}

/** What is on television on a UTC day. */
export const shownOn = (day: string) =>
  ask<readonly ShownMatch[]>(`broadcast/?t=schedule&d=${day}&include=tvs`);

/** Whether a channel of a country shows it. */
export const isIn =
  (code: string) =>
  ({ tvs }: ShownMatch): boolean =>
    tvs.some(({ country }) => country.cc === code);

/** Opens the guide as somebody of these countries (codes, with blanks between) who follows a match's away team. */
export async function openGuide(
  page: Page,
  address = '/tv',
  countries = 'en',
  follows?: ShownMatch,
): Promise<void> {
  const { id, name } = follows?.teams.away ?? { id: '', name: '' };
  const favourites = follows ? [{ kind: 'team', id, name, img: null }] : [];
  await page.addInitScript(
    ([country = '', favouritesText = '']) => {
      // What is chosen on the page afterwards stays.
      if (localStorage.getItem('country') === null) localStorage.setItem('country', country);
      if (localStorage.getItem('favourites') === null) localStorage.setItem('favourites', favouritesText);
    },
    [countries, JSON.stringify(favourites)],
  );
  await page.goto(address);
  await expect(page.getByRole('navigation', { name: 'View' })).toBeVisible();
}
