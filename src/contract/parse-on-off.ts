/** Parsed value of an on/off variable, or the problem with it. */
type OnOffReading = { readonly value: boolean } | { readonly problem: string };

/**
 * Reads an on/off environment variable. Service and BFF share it, so that both refuse a value with the same message.
 */
export function parseOnOff(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: boolean,
): OnOffReading {
  const text = environment[name]?.trim().toLowerCase();
  if (!text) return { value: fallback };
  if (text === 'on' || text === 'off') return { value: text === 'on' };
  return { problem: `${name} must be on or off, got "${text}".` };
}
