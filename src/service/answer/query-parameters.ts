/** Query parameters by name; the last value of a repeated one counts. */
export type QueryParameters = Readonly<Record<string, string | undefined>>;

/** Decodes like `URLSearchParams`, which accepts any text. */
export function readQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}
