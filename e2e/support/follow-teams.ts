import type { Page } from '@playwright/test';

interface Team {
  readonly id: string;
  readonly name: string;
}

/** Has the page's viewer follow teams, as if they had chosen them before. */
export const followTeams = (page: Page, teams: readonly Team[]): Promise<unknown> =>
  page.addInitScript(
    (followed) => localStorage.setItem('favourites', followed),
    JSON.stringify(teams.map(({ id, name }) => ({ kind: 'team', id, name, img: null }))),
  );
