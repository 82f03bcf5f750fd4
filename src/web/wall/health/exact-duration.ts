import { durationText } from '#web/format/duration.ts';

/** Returns a duration with its seconds below an hour, which always have two digits so that nothing moves: `2 min 03 s`. */
export function exactDuration(seconds: number, intl: string): string {
  const whole = Math.floor(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole >= 3600) return durationText(whole, intl);
  return `${Math.floor(whole / 60)} ${intl.startsWith('de') ? 'Min.' : 'min'} ${String(whole % 60).padStart(2, '0')} s`;
}
