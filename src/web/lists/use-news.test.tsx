import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { seenMatches } from '#news/changes-of.ts';
import { announcement } from '#web/features/announcer/queue.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { useNews } from './use-news.ts';

setUpPages();
afterEach(() => pass(60_000));

const all = () => true;

const matchesOf = (score: readonly [number, number] | null) => seenMatches([sampleMatch(1, { score })], 0);

test('announces a goal, and not the score of a match that the viewer reveals', async () => {
  const source = { subject: '', isComplete: true, gap: null, isOnPage: all, isFollowed: all };
  const { rerender } = renderHook(({ score }) => useNews({ ...source, matches: matchesOf(score) }), {
    initialProps: { score: null as readonly [number, number] | null },
    wrapper: ({ children }: { children: ReactNode }) => <WordsContext value={en}>{children}</WordsContext>,
  });
  act(() => {
    shieldVersion.set(shieldVersion.get() + 1);
    rerender({ score: [1, 0] });
  });
  await pass(1000);
  expect(announcement.get()).toBe('');
  rerender({ score: [1, 1] });
  await pass(1000);
  expect(announcement.get()).toBe('Goal for Away 1. Home 1 1, Away 1 1.');
});
