/** Writes an object with a value for each name, by the name's place in the list. */
export function byName<T>(names: readonly string[], write: (index: number) => T): Record<string, T> {
  return Object.fromEntries(names.map((name, index) => [name, write(index)]));
}
