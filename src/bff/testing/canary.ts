/** Credentials of every test BFF, which never occur by chance and must appear in no output. */
export const CANARY = { user: 'canary-user-x41', token: 'canary-token-7f3a9c/5+=' } as const;

/** Credentials as sent to the data service at the start of each query. */
export const SENT = new URLSearchParams(CANARY).toString();

const reverse = (text: string) => [...text].reverse().join('');

/** Returns the base64 characters that depend on `secret` alone, for each of the three alignments. */
function base64Cores(secret: string): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const base64 = Buffer.from(' '.repeat(offset) + secret).toString('base64');
    return base64.slice(offset === 0 ? 0 : 4, Math.floor(((offset + secret.length) * 8) / 6) - 1);
  });
}

const FORMS = Object.values(CANARY).flatMap((secret) => [
  secret,
  reverse(secret),
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  ...base64Cores(secret),
  ...base64Cores(secret).map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
]);

/** Returns the spellings of the credentials that a text contains: plain, reversed, URL-encoded, hex or base64. */
export function leaksIn(text: string): readonly string[] {
  return FORMS.filter((form) => text.includes(form));
}
