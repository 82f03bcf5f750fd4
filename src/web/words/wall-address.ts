import { wordsOf } from './use-words.ts';

/** One sentence for each problem with the address of a wall: what is wrong, and what to do. */
export const wallAddressWords = {
  wallAddress: {
    unknown: (name: string, hint: string | null) =>
      hint
        ? `The address has an unknown parameter “${name}”: write “${hint}”.`
        : `The address has an unknown parameter “${name}”: remove it.`,
    repeated: (name: string) => `“${name}” is in the address more than once: keep one of them.`,
    empty: (name: string) => `“${name}” has no value: add one, or remove it from the address.`,
    many: (name: string, count: string, max: number) =>
      `“${name}” has ${count} entries: keep ${max} or fewer.`,
    half: { from: '“from” needs an end: add “until”.', until: '“until” needs a start: add “from”.' },
    same: (time: string) =>
      `The wall can’t light up and go dark at ${time}: change “from” or “until”, or remove both.`,
    odds: 'The odds view needs “odds=on”: add it, or take “odds” out of “views”.',
    invalid: {
      follow: (value: string) => `“${value}” isn’t a team’s id: use the number from the address of its page.`,
      views: (value: string, hint: string) => `“${value}” isn’t a view: use ${hint}.`,
      every: (value: string) => `Pages can’t turn every “${value}” seconds: use a number from 5 to 600.`,
      leagues: (value: string) =>
        `“${value}” isn’t a competition’s id: use the number from the address of its page.`,
      countries: (value: string) => `“${value}” isn’t a country’s code: use a code such as en or de.`,
      zone: (value: string) => `“${value}” isn’t a time zone: use a name such as Europe/Berlin.`,
      zones: (value: string) => `“${value}” isn’t a time zone: use names such as Asia/Tokyo.`,
      lang: (value: string, hint: string) => `There’s no language “${value}”: use ${hint}.`,
      theme: (value: string, hint: string) => `There’s no theme “${value}”: use ${hint}.`,
      density: (value: string, hint: string) => `There’s no density “${value}”: use ${hint}.`,
      odds: (value: string) => `“odds” can’t be “${value}”: use on or off.`,
      odds_format: (value: string, hint: string) => `There’s no odds format “${value}”: use ${hint}.`,
      sound: (value: string) => `The volume can’t be “${value}”: use a number from 0 to 100.`,
      delay: (value: string) => `The delay can’t be “${value}”: use seconds from 0 to 300.`,
      from: (value: string) => `“from” can’t be “${value}”: write a time such as 07:30.`,
      until: (value: string) => `“until” can’t be “${value}”: write a time such as 23:30.`,
      rollover: (value: string) => `“rollover” can’t be “${value}”: write a time such as 05:00.`,
      name: (value: string) =>
        `“${value}” can’t be a wall’s name: use up to 40 characters, with single spaces between words.`,
    },
    /** The last two of several values: `dark, light or contrast`. */
    or: (first: string, last: string) => `${first} or ${last}`,
  },
};

export const useWallAddressWords = wordsOf(wallAddressWords);
