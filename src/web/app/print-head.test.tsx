import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { PrintHead } from './print-head.tsx';

setUpPages();

test('a printed page begins with its title, the day and the time; the screen shows nothing of it', async () => {
  document.title = 'Premier League table · Touchline';
  takeWorldTime(`${Date.parse('2026-11-21T15:20:00Z')}; rate=1`, performance.now());
  const { container } = render(
    <WordsContext value={en}>
      <SampleProgram>
        <PrintHead />
      </SampleProgram>
    </WordsContext>,
  );
  expect(container.textContent).toBe('');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(container.textContent).toBe('Premier League table21 Nov 2026, 15:20 London');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container.textContent).toBe('');
});
