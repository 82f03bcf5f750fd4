/** Query parameters by name; a repeated one counts with its last value. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Decodes as browsers do, so that nothing in a query can be undecodable. */
export function readQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}
