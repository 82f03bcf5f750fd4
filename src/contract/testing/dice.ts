/** A reproducible source of pseudo-random numbers. */
export interface Dice {
  below(bound: number): number;
  of<T>(values: readonly T[]): T;
  /** Returns true once in `n` calls on average. */
  oneIn(n: number): boolean;
}

export function createDice(seed: number): Dice {
  let state = seed;
  const below = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return {
    below,
    of: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    oneIn: (n) => below(n) === 0,
  };
}
