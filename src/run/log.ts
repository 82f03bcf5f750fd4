import { isatty } from 'node:tty';
import pino, { type DestinationStream } from 'pino';
import type { LogLevel } from '#bff/config/config.ts';

const STDOUT = 1;
/** Longer values are truncated; regular ones are far shorter. */
const MAX_VALUE_LENGTH = 1_000;
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/gu;

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one event, like the proxy's `Log`, with `fatal` for errors that end the process. */
export type RunLog = (level: Exclude<LogLevel, 'trace' | 'silent'>, event: string, fields?: Fields) => void;

export interface LogOptions {
  readonly level: LogLevel;
  /** Removes secrets from a text. */
  readonly scrub: (text: string) => string;
  /** Default: standard output, formatted for reading if it is a terminal. */
  readonly destination?: DestinationStream;
}

async function standardOutput(): Promise<DestinationStream> {
  // Writes synchronously, since a worker thread would lose the last lines of a crash.
  const destination = pino.destination({ fd: STDOUT, sync: true });
  // The reader of a pipe may exit first.
  destination.on('error', () => {});
  if (!isatty(STDOUT)) return destination;
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination,
    messageKey: 'event',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
  });
}

/**
 * Returns a log that writes one JSON line per event: `level`, `time`, `event` and the fields. Texts are scrubbed of
 * secrets and control characters and truncated to 1,000 characters.
 */
export async function createLog({ level, scrub, destination }: LogOptions): Promise<RunLog> {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? (await standardOutput()),
  );
  const clean = (text: string) => {
    // Scrubbed before truncation, since half a secret would not be recognised.
    const safe = scrub(text).replace(LINE_BREAKING, '\uFFFD');
    return safe.length > MAX_VALUE_LENGTH ? `${safe.slice(0, MAX_VALUE_LENGTH)}…` : safe;
  };
  return (severity, event, fields = {}) => {
    if (!logger.isLevelEnabled(severity)) return;
    const safe = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? clean(value) : value,
    ]);
    logger[severity](Object.fromEntries(safe), clean(event));
  };
}
