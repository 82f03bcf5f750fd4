/**
 * Whether two values of JSON are equal. Keys that are missing and keys that are undefined are the same. Lists of
 * a thousand matches go through here at every poll: of keys in the same order nothing is looked up.
 */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, at) => same(item, b[at]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  for (const key of keys) if (!same(left[key], right[key])) return false;
  return Object.keys(right).every((key, at) => key === keys[at] || key in left || right[key] === undefined);
}
