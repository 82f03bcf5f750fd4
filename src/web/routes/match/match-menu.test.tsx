import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const live = sampleMatch(1, { score: [1, 0], minute: [40], events: [sampleEvent()] });
const over = sampleMatch(1, { status: 3, phase: 'finished', score: [1, 0], events: [sampleEvent()] });
const ahead = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });

async function openMenu(match: object, search = ''): Promise<readonly string[]> {
  await openPage(
    `/match/1${search}`,
    (url) => (url.includes('t=info') ? answer(match) : NOT_FOUND),
    KICK_OFF + 2400,
  );
  const button = screen.queryByRole('button', { name: 'More' });
  const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return [...(menu?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
}

test.each([
  ['in play', live, ['Rewind', 'Sync with TV', 'Copy for a live blog']],
  ['that is over', over, ['Rewind', 'Copy for a live blog']],
  ['to come', ahead, ['Copy for a live blog']],
  ['without events', { ...over, events: [] }, ['Copy for a live blog']],
])('the menu of a match %s has what can be done with it, by name', async (_, match, items) => {
  expect(await openMenu(match)).toEqual(items);
});

test('a match that is rewound is not rewound again', async () => {
  expect(await openMenu(over, '?at=2026-11-21T15:10:00Z')).toEqual([]);
});
