import type { Moment } from '#contract/minute.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { minuteText, spokenMinute } from './minute-text.ts';
import type { Words } from './words.ts';

/** The state of a match in the column of minutes: as written, and as read out. */
export interface MomentText {
  readonly short: string;
  readonly spoken: string;
}

/**
 * Words for a moment.
 *
 * @param kickOff scheduled kick-off, epoch seconds
 */
export function momentText(moment: Moment, kickOff: number, zone: string, words: Words): MomentText {
  const { moment: t, intl } = words;
  switch (moment.kind) {
    case 'kick-off': {
      const time = timeOfDay(kickOff * 1000, zone, intl);
      return { short: time, spoken: t.kickOffSaid(time) };
    }
    case 'clock':
      // A list reads one of the two for every match in play, every second: only that one is computed.
      return {
        get short() {
          return minuteText(moment.minute, moment.stoppage, words);
        },
        get spoken() {
          return spokenMinute(moment.minute, moment.stoppage, words);
        },
      };
    case 'extra':
      return {
        get short() {
          return t.extra(minuteText(moment.minute, moment.stoppage, words));
        },
        get spoken() {
          return t.extraSaid(spokenMinute(moment.minute, moment.stoppage, words));
        },
      };
    case 'abandoned':
    case 'interrupted':
    case 'suspended': {
      const { short, spoken } = t[moment.kind];
      return { short, spoken: moment.minute === null ? spoken : t.inMinute[moment.kind](moment.minute) };
    }
    case 'unknown':
      return { short: moment.text, spoken: moment.text };
    default:
      return t[moment.kind];
  }
}
