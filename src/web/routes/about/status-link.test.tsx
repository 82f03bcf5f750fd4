import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { About } from '#web/routes/about/page.tsx';
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

test('the page about the site links to the status page only where it exists', async () => {
  const hasLink = async () => {
    renderPage(<About />);
    await pass(0);
    const isLinked = screen.queryByRole('link', { name: /^State of/, hidden: true }) !== null;
    leavePages();
    return isLinked;
  };
  expect(await hasLink()).toBe(true);
  root.dataset['status'] = 'off';
  expect(await hasLink()).toBe(false);
});
