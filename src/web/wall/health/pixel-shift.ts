/** Where the picture is in turn, px: never more than 8 from its place, and a few from one minute to the next. */
const OFFSETS = [
  [0, 0],
  [4, 2],
  [7, 0],
  [5, -5],
  [0, -7],
  [-5, -5],
  [-7, 0],
  [-5, 5],
  [0, 7],
  [3, 4],
] as const;

/** Returns the picture's offset in a minute, against burn-in: the same on every wall. */
export function offsetAt(minute: number): readonly [x: number, y: number] {
  return OFFSETS[minute % OFFSETS.length] ?? OFFSETS[0];
}
