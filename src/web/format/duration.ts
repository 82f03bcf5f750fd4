/** In seconds, the longest first. */
const UNITS = [86_400, 3_600, 60, 1];
const NAMES = ['day', 'hour', 'minute', 'second'] as const;
/** Shorter than those of `Intl`. */
const ENGLISH = ['d', 'h', 'min', 's'];

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a number of units as a language writes them shortly: `2 h`, `2 Std.`. */
function unitText(count: number, at: number, intl: string): string {
  if (intl.startsWith('en')) return `${count} ${ENGLISH[at]}`;
  const unit = NAMES[at] ?? 'second';
  const format = formats.get(intl + unit) ?? new Intl.NumberFormat(intl, { style: 'unit', unit });
  formats.set(intl + unit, format);
  return format.format(count);
}

/**
 * Returns a duration in its longest unit and the next one: `3 s`, `12 min`, `2 h 5 min`, `1 d 4 h`; in German
 * `1 Tag 4 Std.`.
 *
 * @param seconds 0 or more; fractions are cut off
 */
export function durationText(seconds: number, intl: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const at = UNITS.findIndex((size) => whole >= size || size === 1);
  const [size = 1, next = 1] = UNITS.slice(at);
  // Seconds after minutes would only distract.
  const rest = at < 2 ? Math.floor((whole % size) / next) : 0;
  const longest = unitText(Math.floor(whole / size), at, intl);
  const text = rest > 0 ? `${longest} ${unitText(rest, at + 1, intl)}` : longest;
  return text.replace(/^1 Tg\./, '1 Tag');
}

/** Returns minutes and seconds: `9:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
