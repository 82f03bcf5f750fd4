import type { Moment } from '#contract/minute.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import type { Words } from './en.ts';

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
          return t.minute(moment.minute, moment.stoppage);
        },
        get spoken() {
          return t.minuteSaid(moment.minute, moment.stoppage);
        },
      };
    case 'extra':
      return {
        get short() {
          return t.extra(t.minute(moment.minute, moment.stoppage));
        },
        get spoken() {
          return t.extraSaid(t.minuteSaid(moment.minute, moment.stoppage));
        },
      };
    case 'abandoned':
    case 'interrupted':
    case 'suspended': {
      const [short = '', spoken = ''] = t[moment.kind];
      return {
        short,
        spoken: moment.minute === null ? spoken : t.inMinute(spoken, t.minuteSaid(moment.minute, null)),
      };
    }
    case 'unknown':
      return { short: moment.text, spoken: moment.text };
    default: {
      const [short = '', spoken = ''] = t[moment.kind];
      return { short, spoken };
    }
  }
}
