/** EX_CONFIG of sysexits.h: a restart would fail in the same way. */
export const CONFIG_EXIT_CODE = 78;

/** Prints the problems, sentences for the operator, and exits. */
export function fail(problems: readonly string[], exitCode = 1): never {
  for (const problem of problems) console.error(problem);
  process.exit(exitCode);
}

/** Whether an error's message is one of our sentences for the operator; others may quote a secret. */
export function isSentence(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}
