import { isatty } from 'node:tty';
import pino, { type DestinationStream } from 'pino';
import type { LogLevel } from '#bff/config/config.ts';

const STDOUT = 1;
/** Longer values are cut; ours are far shorter. */
const MAX_VALUE_LENGTH = 1_000;
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/gu;

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one event; like the proxy's `Log`, with `fatal` for errors that end the process. */
export type RunLog = (level: Exclude<LogLevel, 'trace' | 'silent'>, event: string, fields?: Fields) => void;

export interface LogOptions {
  readonly level: LogLevel;
  /** Removes secrets from a text. */
  readonly scrub: (text: string) => string;
  /** Default: standard output, for people if it is a terminal. */
  readonly destination?: DestinationStream;
}

async function standardOutput(): Promise<DestinationStream> {
  // A worker thread would lose the last lines of a crash, so both write synchronously.
  const destination = pino.destination({ fd: STDOUT, sync: true });
  // The reader may end before we do.
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
 * Returns a log that writes one JSON line an event: `level`, `time`, `event` and the fields. Texts lose their secrets
 * and control characters and are cut at 1,000 characters.
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
    // Scrubbed before it is cut: half a secret would not be recognised.
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
