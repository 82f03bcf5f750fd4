/** Ends the program with the sentences that say what is wrong and what to do. */
export function fail(problems: readonly string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
