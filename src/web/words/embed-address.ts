import { wordsOf } from './use-words.ts';

/** One sentence for each problem with the address of an embed: what is wrong, and what to do. */
export const embedAddressWords = {
  embedAddress: {
    unknown: (name: string, hint: string | null) =>
      hint
        ? `The embed’s address has an unknown parameter “${name}”: write “${hint}”.`
        : `The embed’s address has an unknown parameter “${name}”: remove it.`,
    repeated: (name: string) => `“${name}” is in the embed’s address more than once: keep one of them.`,
    empty: (name: string) => `“${name}” has no value: add one, or remove it from the embed’s address.`,
    many: (name: string, count: string, max: number) =>
      `“${name}” has ${count} ids: the embed takes ${max} or fewer.`,
    required: 'The embed’s address needs competitions: add “leagues=” with their ids, joined by commas.',
    invalid: {
      id: (value: string) => `“${value}” isn’t an id: use the number from the address of the page to embed.`,
      leagues: (value: string) =>
        `“${value}” isn’t the id of a competition: use the number from the address of its page.`,
      teams: (value: string) =>
        `“${value}” isn’t the id of a team: use the number from the address of its page.`,
      rows: (value: string, min: number, max: number) =>
        `The table can’t have “${value}” rows: use a number from ${min} to ${max}.`,
      form: (value: string) => `“form” of an embed can’t be “${value}”: use on or off.`,
      zone: (value: string) => `The embed’s time zone can’t be “${value}”: use a name such as Europe/Berlin.`,
      lang: (value: string) => `Embeds have no language “${value}”: use en or de.`,
      theme: (value: string) => `Embeds have no theme “${value}”: use auto, light or dark.`,
    },
  },
};

export const useEmbedAddressWords = wordsOf(embedAddressWords);
