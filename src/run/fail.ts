/** EX_CONFIG of sysexits.h: a restart would fail in the same way. */
export const CONFIG_EXIT_CODE = 78;

/** Ends the program with sentences that say what is wrong and what to do. */
export function fail(problems: readonly string[], exitCode = 1): never {
  for (const problem of problems) console.error(problem);
  process.exit(exitCode);
}
