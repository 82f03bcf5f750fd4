/** Shorter forms may be part of a common word and are removed only between non-letters. */
const MIN_DISTINCTIVE_LENGTH = 8;
/** Shorter base64 may be an ordinary word. */
const MIN_BASE64_LENGTH = 4;
/** Shorter tokens may occur in data by chance. */
const MIN_TOKEN_LENGTH = 12;

const lowerEscapes = (text: string) => text.replace(/%[\dA-F]{2}/g, (triplet) => triplet.toLowerCase());

/** Returns the base64 characters that depend on `bytes` alone, for each of the three alignments. */
function base64Forms(bytes: Buffer): readonly string[] {
  const forms = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64url');
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((offset * 8) / 6), end);
  });
  return forms.filter((form) => form.length >= MIN_BASE64_LENGTH);
}

/** Returns the spellings of a secret in addresses, headers and JSON. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const urlForms = [encodeURIComponent(secret), new URLSearchParams({ '': secret }).toString().slice(1)];
  const base64 = base64Forms(bytes);
  return [
    secret,
    ...urlForms,
    ...urlForms.map(lowerEscapes),
    JSON.stringify(secret).slice(1, -1),
    ...base64,
    ...base64.map((form) => form.replaceAll('-', '+').replaceAll('_', '/')),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ];
}

function patternOf(form: string): string {
  const pattern = RegExp.escape(form);
  return form.length < MIN_DISTINCTIVE_LENGTH ? `(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])` : pattern;
}

const longestFirst = (forms: readonly string[]) => [...new Set(forms)].sort((a, b) => b.length - a.length);

/**
 * Returns a function that removes the secrets from a text in all their spellings. It matches values, since a list of
 * field names would miss the token in an address or an error message.
 */
export function createScrubber(secrets: readonly string[]): (text: string) => string {
  const values = secrets.filter((secret) => secret !== '');
  const forms = longestFirst(values.flatMap((value) => [...formsOf(value), [...value].reverse().join('')]));
  if (forms.length === 0) return (text) => text;
  const anyForm = new RegExp(forms.map(patternOf).join('|'), 'gu');
  return (text) => text.replaceAll(anyForm, '[removed]');
}

/**
 * Returns a function that checks whether a text contains one of the tokens, also in lower case, as in picture addresses.
 * Tokens under 12 characters are ignored.
 */
export function createSecretFinder(tokens: readonly string[]): (text: string) => boolean {
  const values = tokens.filter((token) => token.length >= MIN_TOKEN_LENGTH);
  const forms = longestFirst(values.flatMap((token) => [...formsOf(token), token.toLowerCase()]));
  return (text) => forms.some((form) => text.includes(form));
}
