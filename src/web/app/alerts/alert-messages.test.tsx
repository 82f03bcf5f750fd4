import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { seenMatches } from '#news/changes-of.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import { addToasts, digest, dropToasts, toasts } from '#web/features/alerts/alert-store.ts';
import { countText } from '#web/features/alerts/count-text.ts';
import { Announcer } from '#web/features/announcer/announcer.tsx';
import { announcementsOf } from '#web/features/announcer/news.ts';
import { announce } from '#web/features/announcer/queue.ts';
import { announcementSetting } from '#web/settings/announcements.ts';
import { pass } from '#web/testing/render-page.tsx';
import { sampleAlert } from '#web/testing/sample-alert.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { AlertMessages } from './alert-messages.tsx';

setUpPages();

afterEach(async () => {
  act(() => {
    dropToasts(toasts.get().map(({ key }) => key));
    digest.set(null);
  });
  await pass(60_000);
});

function open(): void {
  render(
    <WordsContext value={en}>
      <SampleProgram>
        <AlertMessages />
        <Announcer />
      </SampleProgram>
    </WordsContext>,
  );
}

const add = async (...alerts: readonly Alert[]) => {
  act(() => addToasts(alerts));
  await pass(1000);
};
const region = () => document.querySelector('[data-announcer]')?.textContent;

test('announces a goal and its correction, and the scorer who comes later not again', async () => {
  open();
  await add(sampleAlert(1, { player: null, minute: null }));
  expect(region()).toBe('Goal for Home 1. Home 1 1, Away 1 0.');
  await add(sampleAlert(1));
  expect(screen.getByText('20′ Osei')).toBeDefined();
  await pass(6000);
  expect(region()).toBe('');
  await add(
    sampleAlert(1, {
      key: '1 ruled-out home 1',
      kind: 'ruled-out',
      score: [0, 0],
      corrects: '1 goal home 1',
    }),
  );
  expect(region()).toBe('Goal ruled out. Home 1 0, Away 1 0.');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a goal that the page has announced is not announced again', async () => {
  open();
  const scored = sampleMatch(9, { score: [1, 0] });
  announce(
    announcementsOf(changesBetween([sampleMatch(9)], [scored]), seenMatches([scored], 0), () => true, en),
    (...counts) => countText(...counts, en),
  );
  await pass(1000);
  expect(region()).toBe('Goal for Home 9. Home 9 1, Away 9 0.');
  await pass(6000);
  await add(sampleAlert(9));
  expect(region()).toBe('');
});

test('announces many kick-offs as a number, a red card with its player, and nothing if the viewer wants that', async () => {
  open();
  const start = { kind: 'kick-off', score: [0, 0], side: null, player: null, minute: null } as const;
  await add(...[1, 2, 3, 4, 5].map((number) => sampleAlert(number, { key: `${number} kick-off`, ...start })));
  expect(region()).toBe('5 other alerts.');
  await pass(6000);
  await add(sampleAlert(1, { key: '1 red home 1', kind: 'reds' }));
  expect(region()).toBe('Red card for Home 1. Home 1 1, Away 1 0. 20′ Osei.');
  await pass(6000);
  announcementSetting.choose('off');
  await add(sampleAlert(2, { key: '2 red home 1', kind: 'reds' }));
  expect(region()).toBe('');
});

test('summarises what was missed in one line', async () => {
  open();
  act(() => digest.set([sampleAlert(1), sampleAlert(2, { kind: 'reds', side: 'away' })]));
  expect(screen.getByRole('status').textContent).toBe('While you were away: 1 goal, 1 other alert');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home 1 1–0 Away 1Goal for Home 1 20′ Osei',
    'Home 2 1–0 Away 2Red card for Away 2 20′ Osei',
  ]);
});
