import { withStoppage } from '#contract/with-stoppage.ts';
import type { Words } from './words.ts';

/** Writes a minute in one of two ways. */
export type WriteMinute = (minute: number, stoppage: number | null, words: Pick<Words, 'moment'>) => string;

/** A minute as it is written: `45+2′`. */
export const minuteText = (
  minute: number | string,
  stoppage: number | null,
  { moment }: Pick<Words, 'moment'>,
): string => moment.minute(withStoppage(minute, stoppage));

/** A minute as it is read out: `45 plus 2 minutes`. */
export const spokenMinute = (
  minute: number,
  stoppage: number | null,
  { moment }: Pick<Words, 'moment'>,
): string => moment.minuteSaid(minute, stoppage ?? 0);
