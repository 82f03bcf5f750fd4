import { useAccumulator } from '#web/state/use-accumulator.ts';

/** Returns a value that does not change while `isSteady`. */
export function useSteady<T>(value: T, isSteady: boolean): T {
  const [steadyValue] = useAccumulator((previous) => (isSteady ? previous : value), value);
  return steadyValue;
}
