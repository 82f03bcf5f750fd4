import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { DeliveryNote } from './delivery-note.tsx';

afterEach(cleanup);

test('shows on an iPhone how the app is installed, in two steps', () => {
  render(
    <WordsContext value={en}>
      <DeliveryNote permission="unsupported" obstacle="install" />
    </WordsContext>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In Safari, tap Share, then Add to Home Screen.',
    'Open Touchline from the Home Screen and turn on alerts there.',
  ]);
});
