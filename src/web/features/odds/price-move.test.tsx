import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OddsFormat } from '#contract/operation.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { PriceMoveShort } from './price-move.tsx';

afterEach(() => {
  cleanup();
  oddsFormat.set('decimal');
});

test.each<[OddsFormat, string]>([
  ['decimal', '▲drifted'],
  ['fractional', ''],
  ['american', '▲drifted'],
])('a price that looks the same as before in %s has not moved', (format, text) => {
  oddsFormat.set(format);
  const { container } = render(
    <WordsContext value={en}>
      <PriceMoveShort price={1.45} from={1.444} />
    </WordsContext>,
  );
  expect(container.textContent).toBe(text);
});
