import { timeOfDay } from '#web/format/clock-time.ts';
import type { Moment } from '#web/format/minute.ts';
import type { Words } from './en.ts';

/** How a moment is written in the column of minutes, and how it is said. */
export interface MomentText {
  readonly short: string;
  readonly said: string;
}

/**
 * Words for a moment.
 *
 * @param kickOff scheduled kick-off, epoch seconds
 */
export function momentText(moment: Moment, kickOff: number, zone: string, words: Words): MomentText {
  const { moment: say, intl } = words;
  switch (moment.kind) {
    case 'kick-off': {
      const time = timeOfDay(kickOff * 1000, zone, intl);
      return { short: time, said: say.kickOffSaid(time) };
    }
    case 'clock':
      // A list asks for one of the two for every match in play, every second: only that is put into words.
      return {
        get short() {
          return say.minute(moment.minute, moment.stoppage);
        },
        get said() {
          return say.minuteSaid(moment.minute, moment.stoppage);
        },
      };
    case 'extra':
      return {
        get short() {
          return say.extra(say.minute(moment.minute, moment.stoppage));
        },
        get said() {
          return say.extraSaid(say.minuteSaid(moment.minute, moment.stoppage));
        },
      };
    case 'abandoned':
    case 'interrupted':
    case 'suspended': {
      const [short = '', said = ''] = say[moment.kind];
      return {
        short,
        said: moment.minute === null ? said : say.inMinute(said, say.minuteSaid(moment.minute, null)),
      };
    }
    case 'unknown':
      return { short: moment.text, said: moment.text };
    default: {
      const [short = '', said = ''] = say[moment.kind];
      return { short, said };
    }
  }
}
