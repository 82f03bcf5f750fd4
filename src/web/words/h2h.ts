import { wordsOf } from './use-words.ts';

/** What a match's page says of earlier meetings. */
export const h2hWords = {
  h2h: {
    title: 'Meetings',
    ground: 'On whose ground',
    all: 'All',
    at: (team: string) => `At ${team}`,
    won: (team: string) => `${team} won`,
    drawn: 'Drawn',
    goals: (home: number, away: number) => `Goals ${home}–${away}`,
    none: 'These two have not met in what the service knows.',
    noneHere: 'No meeting on this ground in what the service knows.',
    last: (team: string) => `${team}: last matches`,
    results: { W: ['W', 'won'], D: ['D', 'drawn'], L: ['L', 'lost'] },
  },
};

export const useH2hWords = wordsOf(h2hWords);
