/** Query parameters by name; a repeated one counts with its last value. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Flattens what the HTTP library parsed, where a repeated parameter is a list. */
export function readQuery(parsed: unknown): Query {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(parsed as Record<string, string | string[]>)) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined) query[name] = last;
  }
  return query;
}
