/**
 * Whether two JSON values are equal; a missing key equals an undefined one. Lists of a thousand matches are compared at
 * every poll, so keys in the same order need no look-up.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, at) => isEqual(item, b[at]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  for (const key of keys) if (!isEqual(left[key], right[key])) return false;
  return Object.keys(right).every((key, at) => key === keys[at] || key in left || right[key] === undefined);
}
