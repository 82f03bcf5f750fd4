import { createScrubber } from '#bff/upstream/scrub.ts';

/** Replaces the account's name in `meta`, as in the vendor's published recordings. */
const USER_NAME = '<USERNAME>';

/** Shorter names may be words of the data ("home"), which do not reveal the account. */
const DISTINCTIVE_LENGTH = 8;

/**
 * Returns a function that removes an account from an answer: the token everywhere in all its spellings; the name from
 * `meta`, from texts that echo a request, and everywhere if it is distinctive. Field names are kept unless they contain
 * the token, so that a user called "home" or "2" changes no record.
 */
export function createAnswerScrubber(user: string, secret: string): (body: unknown) => unknown {
  const withoutSecret = createScrubber([secret]);
  const withoutAccount = createScrubber([user, secret]);
  const isDistinctive = user.length >= DISTINCTIVE_LENGTH;

  function scrubText(text: string, isMeta: boolean): string {
    const isEcho = /\buser(?:name)?\b/i.test(text) || withoutSecret(text) !== text;
    return isMeta || isDistinctive || isEcho ? withoutAccount(text) : withoutSecret(text);
  }

  function scrub(value: unknown, isMeta: boolean): unknown {
    if (typeof value === 'string') return scrubText(value, isMeta);
    if (typeof value === 'number') return String(value) === secret ? null : value;
    if (Array.isArray(value)) return value.map((entry) => scrub(entry, isMeta));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        if (isMeta && name === 'user') return [name, USER_NAME];
        const isAccountOrMeta = isMeta || name === 'meta';
        return [
          secret.length < DISTINCTIVE_LENGTH ? name : withoutSecret(name),
          scrub(field, isAccountOrMeta),
        ];
      }),
    );
  }

  return (body) => scrub(body, false);
}
