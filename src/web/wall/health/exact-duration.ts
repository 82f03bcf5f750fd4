import { durationText } from '#web/format/duration.ts';

/** Returns a duration with its seconds below an hour, which always have two digits so that nothing moves: `2 min 03 s`. */
export function exactDuration(seconds: number, intl: string): string {
  const whole = Math.floor(seconds);
  const text = durationText(whole, intl);
  return whole < 60 || whole >= 3600 ? text : `${text} ${String(whole % 60).padStart(2, '0')} s`;
}
