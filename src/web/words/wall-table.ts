import { wordsOf } from './use-words.ts';

/** Texts of tables on a wall. */
export const wallTableWords = {
  wallTable: {
    asItStands: 'As it stands',
    asItStandsAt: (time: string) => `As it stands ${time}`,
    table: 'Table',
    /** Heading of the column with the scores of matches in play. */
    now: 'Now',
    /** The legend of a zone. */
    zone: (places: string, name: string) => `${places}: ${name}`,
    places: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  },
};

export const useWallTableWords = wordsOf(wallTableWords);
