import { wordsOf } from './use-words.ts';

/** Texts of the page about this server. */
export const aboutWords = {
  about: {
    title: 'About this site',
    what: 'Football scores, tables, line-ups, TV listings and odds, minute by minute. Touchline is free software: anybody can run it on a server of their own.',
    promise: {
      title: 'What you don’t get here',
      lines: [
        'No ads',
        'No trackers and no analytics',
        'No accounts: what you follow and choose stays in this browser',
        'No consent dialog, because nothing needs consent',
        'Nothing from third parties: pages, pictures and fonts come from this server alone',
      ],
    },
    server: {
      title: 'Whose server this is',
      by: (name: string) => `${name} runs this server.`,
      unknown: 'The operator of this server gives no name.',
      status: 'State of this server',
      contact: 'Contact',
    },
    data: {
      title: 'Where the scores come from',
      real: 'From a football data provider. This server fetches the scores; your browser never talks to the provider.',
      invented: 'Nowhere: Touchline itself invents the clubs, people and results.',
      live: (seconds: number) =>
        `While a page is open, matches in play are fetched every ${seconds} seconds, and less often when few requests are left. Tables and fixtures change more slowly.`,
      old: 'Older data carry their time, on every page.',
    },
    connect: {
      title: 'Connect a real service',
      how: 'For real football, set these variables on the server and start it again:',
      variables: {
        UPSTREAM_URL: 'the address of the service',
        UPSTREAM_USER: 'the user of your account',
        UPSTREAM_TOKEN: 'its token',
      },
      plan: (requests: number, allDay: number, evening: number) =>
        `${requests} requests a day, as a free plan has: scores every ${allDay} minutes while someone looks all day, or every ${evening} minutes in an evening alone (18:00 to midnight UTC). How many people look makes no difference.`,
    },
    licences: {
      title: 'Licences',
      own: 'Touchline is under the MIT licence.',
      notices: 'Libraries, fonts and data',
    },
  },
};

export const useAboutWords = wordsOf(aboutWords);
