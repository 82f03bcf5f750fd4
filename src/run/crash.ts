/** An uncaught error without its message, which may quote a secret. */
export interface Crash {
  /** Class of the error, such as `TypeError`. */
  readonly error: string;
  /** Code such as `EMFILE`; null: none. */
  readonly errorCode: string | null;
  /** Innermost stack line in our sources, such as `bff/load.ts:52`; null: none. */
  readonly place: string | null;
}

const word = (value: unknown) => (typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : null);

export function crashOf(thrown: unknown): Crash {
  if (!(thrown instanceof Error)) return { error: typeof thrown, errorCode: null, place: null };
  const [, place = null] =
    /^ {4}at (?!.*node_modules).*\/src\/([a-z]+\/[\w./-]+:\d+):\d+\)?$/m.exec(thrown.stack ?? '') ?? [];
  return {
    error: word(thrown.name) ?? 'Error',
    errorCode: word((thrown as NodeJS.ErrnoException).code),
    place,
  };
}

/** Reports the first uncaught error or rejection and exits with code 1. */
export function exitOnCrash(report: (crash: Crash) => void | Promise<void>): void {
  let isReporting = false;
  // Node raises an unhandled rejection as an uncaught exception.
  process.on('uncaughtException', async (thrown) => {
    if (isReporting) process.exit(1);
    isReporting = true;
    await report(crashOf(thrown));
    process.exit(1);
  });
}
