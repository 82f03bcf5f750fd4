/** Returns the function with one result for each object: computed once, and the same object every time. */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const result = results.has(key) ? (results.get(key) as Result) : compute(key);
    results.set(key, result);
    return result;
  };
}
