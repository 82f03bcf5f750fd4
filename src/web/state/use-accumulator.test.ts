import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAccumulator } from './use-accumulator.ts';

const NO_WORDS: readonly string[] = [];
const add = (words: readonly string[], word: string) => (words.includes(word) ? words : [...words, word]);

test('a state takes in what each render brings, before it is drawn', () => {
  const drawnStates: (readonly string[])[] = [];
  const { rerender } = renderHook(
    (word: string) => {
      const [words] = useAccumulator((previous) => add(previous, word), NO_WORDS);
      drawnStates.push(words);
    },
    { initialProps: 'a' },
  );
  rerender('b');
  rerender('a');
  expect(drawnStates.at(-1)).toEqual(['a', 'b']);
  expect(drawnStates).not.toContainEqual([]);
});

test('a state can be set from outside, too', () => {
  const { result } = renderHook(() => useAccumulator((count: number) => Math.max(count, 2), 0));
  expect(result.current[0]).toBe(2);
  act(() => result.current[1](7));
  expect(result.current[0]).toBe(7);
  act(() => result.current[1](0));
  expect(result.current[0]).toBe(2);
});
