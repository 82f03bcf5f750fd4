/** Returns the JSON type of a value, as the wire's tables name it. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** Adds the types of an object's fields by path ("time.minute"); lists are not entered. */
function addTypes(typesByPath: Map<string, Set<string>>, value: object, path: string): void {
  for (const [name, member] of Object.entries(value)) {
    const memberPath = path === '' ? name : `${path}.${name}`;
    const types = typesByPath.get(memberPath) ?? new Set();
    types.add(jsonType(member));
    typesByPath.set(memberPath, types);
    if (jsonType(member) === 'object') addTypes(typesByPath, member, memberPath);
  }
}

/**
 * Returns the types of every field over many objects: "status" -> "number", "scores.home_score" -> "null
 * string".
 */
export function typesOver(objects: readonly object[]): Record<string, string> {
  const typesByPath = new Map<string, Set<string>>();
  for (const each of objects) addTypes(typesByPath, each, '');
  return Object.fromEntries([...typesByPath].map(([path, types]) => [path, [...types].sort().join(' ')]));
}
