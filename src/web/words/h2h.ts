import { en } from './en.ts';
import { wordsOf } from './use-words.ts';

export const h2hWords = {
  h2h: {
    title: 'Head-to-head',
    ground: 'Stadium',
    all: 'All',
    home: 'Home',
    away: 'Away',
    at: (team: string) => `${team} at home`,
    won: (team: string) => `${team} wins`,
    drawn: 'Draws',
    goals: (home: number, away: number) => `Goals ${en.score(home, away)}`,
    noneHere: 'No previous meetings at this stadium.',
    last: (team: string) => `${team}: recent form`,
  },
};

export const useH2hWords = wordsOf(h2hWords);
