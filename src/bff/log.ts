/** Writes one event. `fields` hold our own names and numbers, never a text or address of the data service. */
export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  fields?: Readonly<Record<string, string | number | boolean>>,
) => void;

/** Returns a log that scrubs all texts, as a safeguard: callers already pass nothing about the account. */
export function scrubbedLog(log: Log, scrub: (text: string) => string): Log {
  return (level, event, fields = {}) => {
    const safe = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? scrub(value) : value,
    ]);
    log(level, event, Object.fromEntries(safe));
  };
}
