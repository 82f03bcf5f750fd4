import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { de } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { Note } from './note.tsx';

afterEach(cleanup);

test.each([
  ['offside', 'Abseits', ''],
  ['A note of another kind.', 'A note of another kind.', 'en'],
])('on a German page “%s” says “%s”, and is marked if it is English', async (text, note, lang) => {
  render(
    <WordsContext value={de}>
      <Note text={text} />
    </WordsContext>,
  );
  expect(screen.getByText(note).lang).toBe(lang);
});
