/** The catalogue's files. The compiler would infer a type for each of thousands of entries: `catalogue-files.test.ts` checks them. */
declare module '*.json' {
  const data: unknown;
  export = data;
}
