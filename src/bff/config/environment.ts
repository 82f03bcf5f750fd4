import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a number from `min` to `max`. Adds a sentence to `problems` and returns the fallback if it is invalid.
 *
 * @param integer false: fractions are accepted
 */
export function readNumber(
  environment: Environment,
  name: string,
  { fallback, min, max, integer = true }: { fallback: number; min: number; max: number; integer?: boolean },
  problems: string[],
): number {
  const text = environment[name]?.trim();
  if (!text) return fallback;
  const value = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max && (!integer || Number.isInteger(value))) return value;
  problems.push(`${name} must be a ${integer ? 'whole ' : ''}number from ${min} to ${max}.`);
  return fallback;
}

export function readHost(environment: Environment, name: string, problems: string[]): string {
  const host = environment[name]?.trim() || '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) problems.push(`${name} must be a name or an address such as 127.0.0.1.`);
  return host;
}

/** Whether `text` is one line of visible text. */
export function isLine(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && !/\p{Cc}/u.test(text);
}

/** Whether `text` is an IP address or a CIDR range. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
