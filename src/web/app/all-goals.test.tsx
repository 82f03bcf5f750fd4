import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { Announcer } from '#web/features/announcer/announcer.tsx';
import { announcementSetting } from '#web/settings/announcements.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { AllGoals } from './all-goals.tsx';

let matches: readonly MatchRow[] = [];
let version = 0;

setUpPages();
beforeEach(() => {
  announcementSetting.choose('all');
  matches = [sampleMatch(1), sampleMatch(2)];
});

const region = () => document.querySelector('[data-announcer]')?.textContent;

function open() {
  const startedAt = performance.now();
  const requests = fakeServer(() => ({
    ...answer(matches),
    etag: `W/"${version}"`,
    headers: {
      'cache-control': 'max-age=5',
      age: '0',
      'world-time': `${KICK_OFF * 1000 + 1_200_000 + Math.round(performance.now() - startedAt)}; rate=1`,
    },
  }));
  renderPage(
    <>
      <AllGoals />
      <Announcer />
    </>,
  );
  return requests;
}

async function serve(...next: readonly MatchRow[]): Promise<void> {
  matches = next;
  version += 1;
  await pass(7000);
}

test('announces every goal of the live list on any page, and nothing of the first answer', async () => {
  open();
  await settle();
  await pass(7000);
  expect(region()).toBe('');
  await serve(sampleMatch(1, { score: [1, 0] }), sampleMatch(2));
  expect(region()).toBe('Goal for Home 1. Home 1 1, Away 1 0.');
  await pass(7000);
  act(() => announcementSetting.choose('off'));
  await serve(sampleMatch(1, { score: [2, 0] }), sampleMatch(2));
  expect(region()).toBe('');
});
