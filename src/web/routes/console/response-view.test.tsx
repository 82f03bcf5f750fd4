import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { ResponseView } from './response-view.tsx';

afterEach(cleanup);

function show(meta: object): void {
  const body = { data: [], meta: { dropped: 0, ...meta } };
  render(
    <WordsContext value={en}>
      <ResponseView status={200} headers={new Map()} body={body} size={40} took={3} />
    </WordsContext>,
  );
}

test('says which contradictions were settled, the most frequent first', () => {
  show({ settled: { order: 1, 'goal-repeat': 2 } });
  expect(screen.getByText(/contradictions/).textContent).toBe(
    '3 contradictions settled: goal-repeat ×\u00A02, order',
  );
});

test('says nothing of contradictions where there were none', () => {
  show({});
  expect(screen.queryByText(/contradiction/)).toBeNull();
});
