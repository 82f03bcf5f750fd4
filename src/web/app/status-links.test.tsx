import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsDialog } from '#web/features/settings/settings-dialog.tsx';
import { SearchPalette } from '#web/routes/search/search-palette.tsx';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

const root = document.documentElement;

setUpPages();
beforeEach(() => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  fakeServer(() => answer());
});
afterEach(() => {
  delete root.dataset['status'];
});

test.each([
  ['the settings', <SettingsDialog key="settings" onClose={() => {}} />],
  ['the search palette', <SearchPalette key="search" onClose={() => {}} />],
])('%s link to the status page only where it exists', async (_, dialog) => {
  const hasLink = async () => {
    renderPage(dialog);
    await pass(0);
    const isLinked = screen.queryByRole('link', { name: /^Status/, hidden: true }) !== null;
    leavePages();
    return isLinked;
  };
  expect(await hasLink()).toBe(true);
  root.dataset['status'] = 'off';
  expect(await hasLink()).toBe(false);
});
