import { createScrubber } from '#bff/upstream/scrub.ts';

/** What stands for the account's name in `meta`, as in the recordings that the vendor has published. */
const USER_NAME = '<USERNAME>';

/** A shorter name may be a word of the data ("home"), which does not reveal the account. */
const DISTINCTIVE_LENGTH = 8;

/**
 * Returns a function that removes an account from the body of an answer: the token everywhere, in all its forms; the
 * name from `meta`, from texts that echo a request, and everywhere if it is no ordinary word. The names of fields stay
 * unless they hold the token, so that a name such as "home" or "2" changes no record.
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
