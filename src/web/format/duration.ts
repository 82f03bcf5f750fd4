/** Units by their international symbols, in seconds, the longest first. */
const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/**
 * Returns a duration in its longest unit and the next one: `3 s`, `12 min`, `2 h 5 min`, `1 d 4 h`.
 *
 * @param seconds 0 or more; fractions are cut off
 */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const at = UNITS.findIndex(([, size]) => whole >= size);
  const [longest, next] = UNITS.slice(at);
  if (!longest) return '';
  const text = `${Math.floor(whole / longest[1])} ${longest[0]}`;
  const rest = next ? Math.floor((whole % longest[1]) / next[1]) : 0;
  // Seconds after minutes would only distract.
  return next && rest > 0 && next[0] !== 's' ? `${text} ${rest} ${next[0]}` : text;
}

/** Returns minutes and seconds: `9:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
