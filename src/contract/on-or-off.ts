/** What an environment says of something that is on or off, or what is wrong with it. */
type OnOrOff = { readonly value: boolean } | { readonly problem: string };

/** Reads it; service and proxy refuse the same text in the same words, as some variables are for both. */
export function onOrOff(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: boolean,
): OnOrOff {
  const text = environment[name]?.trim().toLowerCase();
  if (!text) return { value: fallback };
  if (text === 'on' || text === 'off') return { value: text === 'on' };
  return { problem: `${name} must be on or off, got "${text}".` };
}
