import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import { favourites } from '#web/settings/favourites.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { Following } from './following.tsx';

afterEach(() => {
  cleanup();
  favourites.set([]);
});

test('shows both teams of a followed match with their goals', () => {
  const record = sampleMatch(1, { status: 3, phase: 'finished', score: [1, 4] });
  favourites.set([{ kind: 'match', id: record.id, name: 'a name', img: null }]);
  const row = { record, anchor: null, scoreChange: null, related: null, reds: NO_RED_CARDS };
  render(
    <WordsContext value={en}>
      <SampleProgram>
        <Following rows={[row]} to={(id) => `#c${id}`} />
      </SampleProgram>
    </WordsContext>,
  );
  const { home, away } = record.teams;
  expect(screen.getByRole('link').textContent).toBe(`${home.name}1${away.name}4FTfull time`);
});
