/** One event of the log. `fields` hold names and numbers of ours, never a text or an address of the data service. */
export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  fields?: Readonly<Record<string, string | number | boolean>>,
) => void;

/** Nothing of the account is ever given to the log; should it be, by a mistake to come, `scrub` removes it. */
export function scrubbedLog(log: Log, scrub: (text: string) => string): Log {
  return (level, event, fields = {}) => {
    const safe = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? scrub(value) : value,
    ]);
    log(level, event, Object.fromEntries(safe));
  };
}
