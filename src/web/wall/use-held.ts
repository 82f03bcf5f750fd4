import { useAccumulator } from '#web/state/use-accumulator.ts';

/** Returns a value, or while `isHeld` the one from before. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [current] = useAccumulator((previous) => (isHeld ? previous : value), value);
  return current;
}
