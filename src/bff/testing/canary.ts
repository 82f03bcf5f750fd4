/** Credentials that occur nowhere by chance: every BFF of a test has them, and nothing that it writes may. */
export const CANARY = { user: 'canary-user-x41', token: 'canary-token-7f3a9c/5+=' } as const;

/** The credentials as the data service receives them, at the beginning of each query. */
export const SENT = new URLSearchParams(CANARY).toString();

const reversed = (text: string) => [...text].reverse().join('');

/** The part of base64 that `secret` alone decides, whatever stands before and after it. */
function base64Cores(secret: string): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(' '.repeat(offset) + secret).toString('base64');
    return encoded.slice(offset === 0 ? 0 : 4, Math.floor(((offset + secret.length) * 8) / 6) - 1);
  });
}

const FORMS = Object.values(CANARY).flatMap((secret) => [
  secret,
  reversed(secret),
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  ...base64Cores(secret),
  ...base64Cores(secret).map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
]);

/** The forms in which the credentials occur in a text: plain, reversed, URL-encoded, hex or base64. */
export function leaksIn(text: string): readonly string[] {
  return FORMS.filter((form) => text.includes(form));
}
