import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * Returns a state that depends on earlier renders, and its setter. A reducer cannot do this, because its actions come
 * from events; an effect would, but only after the old state has been drawn.
 *
 * @param step returns the next state; the same one if this render changes nothing
 */
export function useAccumulator<S>(
  step: (previous: S) => S,
  initial: S | (() => S),
): readonly [S, Dispatch<SetStateAction<S>>] {
  const [state, setState] = useState(initial);
  const next = step(state);
  if (!Object.is(next, state)) setState(next);
  return [next, setState];
}
