import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Site } from '#contract/site.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { InventedNote } from './invented-note.tsx';

const { dataset } = document.documentElement;

afterEach(() => {
  cleanup();
  delete dataset['site'];
});

function show(invented: Site['invented']) {
  dataset['site'] = JSON.stringify({
    operator: null,
    contact: null,
    liveSeconds: 5,
    invented,
  } satisfies Site);
  render(
    <WordsContext value={en}>
      <InventedNote className="" />
    </WordsContext>,
  );
  return screen.queryByRole('link', { name: 'Invented football' })?.getAttribute('href') ?? null;
}

test('leads to what to set while the football is invented, and is absent with a real service or a recording', () => {
  expect(show({ plan: { requestsPerDay: 100, minutesAllDay: 21, minutesInEvening: 5 } })).toBe(
    '/about#connect',
  );
  cleanup();
  expect(show(null)).toBeNull();
});
