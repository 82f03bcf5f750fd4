import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { prepareStory } from '#web/workshop/prepare-story.ts';
import { Countdown } from './countdown.tsx';

const KICK_OFF = 1_795_273_200;

test.each([
  [30 * 86_400, 'in 30 days'],
  [2 * 86_400, 'in 2 days'],
  [2 * 86_400 - 60, 'in 1 d 23 h'],
  [7_800, 'in 2 h 10 min'],
  [3_540, 'in 59 min'],
  [600, 'in 10 min'],
  [599, 'in 9:59'],
  [61, 'in 1:01'],
  [1, 'in 0:01'],
  [0, 'about to start'],
  [-120, 'about to start'],
])('%i s before kick-off it says “%s”', (seconds, text) => {
  prepareStory({ now: (KICK_OFF - seconds) * 1000 });
  const { container } = render(
    <WordsContext value={en}>
      <Countdown kickOff={KICK_OFF} />
    </WordsContext>,
  );
  expect(container.textContent).toBe(text);
});
