/** Returns the JSON type of a value, as the wire's tables name it. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** Adds the types of an object's fields by path ("time.minute"); lists are not entered. */
function see(seen: Map<string, Set<string>>, value: object, path: string): void {
  for (const [name, member] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const types = seen.get(at) ?? new Set();
    types.add(jsonType(member));
    seen.set(at, types);
    if (jsonType(member) === 'object') see(seen, member, at);
  }
}

/**
 * Returns the types of every field over many objects: "status" -> "number", "scores.home_score" -> "null
 * string".
 */
export function typesOver(objects: readonly object[]): Record<string, string> {
  const seen = new Map<string, Set<string>>();
  for (const each of objects) see(seen, each, '');
  return Object.fromEntries([...seen].map(([path, types]) => [path, [...types].sort().join(' ')]));
}
