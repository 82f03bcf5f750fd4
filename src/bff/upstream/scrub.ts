/** Below this length a secret may be part of a common word, and only stands for itself between non-letters. */
const DISTINCTIVE = 8;

const reversed = (text: string) => [...text].reverse().join('');

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    reversed(secret),
    encodeURIComponent(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
}

/**
 * A function that removes the secrets from a text, however they are written there (plain, reversed, escaped,
 * URL-encoded, base64, hex). It works by value: a list of field names to hide misses the token in an address
 * or in an error's message.
 */
export function createScrubber(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => secret !== '');
  const whole = known.length > 1 ? [Buffer.from(known.join(':')).toString('base64')] : [];
  const forms = [...new Set([...known.flatMap(formsOf), ...whole])].sort((a, b) => b.length - a.length);
  if (forms.length === 0) return (text) => text;
  const patterns = forms.map((form) => {
    const escaped = form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return form.length < DISTINCTIVE ? `(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])` : escaped;
  });
  const anyForm = new RegExp(patterns.join('|'), 'gu');
  return (text) => (forms.some((form) => text.includes(form)) ? text.replaceAll(anyForm, '[removed]') : text);
}
