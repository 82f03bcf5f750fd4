/** Returns the first instant with enough rest before and after kick-offs, or else the one with most; null without any. */
export function restfulInstant(
  instants: readonly number[],
  kickOffs: readonly number[],
  restSeconds: number,
): number | null {
  const restAt = (at: number) => Math.min(...kickOffs.map((other) => Math.abs(other - at)));
  return (
    instants.find((at) => restAt(at) >= restSeconds) ??
    instants.toSorted((a, b) => restAt(b) - restAt(a))[0] ??
    null
  );
}
