import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '#web/navigation/commands.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { AwayLine } from './away-line.tsx';

afterEach(cleanup);

test('Escape closes the matches while they are open, and leaves the line', () => {
  const { container } = render(
    <WordsContext value={en}>
      <AwayLine
        text="2 goals"
        matches={[{ id: '1', home: 'Home', away: 'Away', score: [2, 0], texts: [] }]}
        onDismiss={vi.fn()}
      />
    </WordsContext>,
  );
  expect(runCommand('close')).toBe(false);
  const details = container.querySelector('details');
  details?.setAttribute('open', '');
  fireEvent(details as Element, new Event('toggle'));
  act(() => expect(runCommand('close')).toBe(true));
  expect(details?.open).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('2 goals');
});
