import { timeOfDay, timeToTheSecond } from '#web/format/clock-time.ts';
import type { PrinterLine } from './printer-line.ts';

/** Returns the time of a line, with seconds only where the feed has them. */
export const lineClock = ({ at, isExact }: PrinterLine, zone: string, locale: string): string =>
  (isExact ? timeToTheSecond : timeOfDay)(at * 1000, zone, locale);
