import { ordinal, plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five'];

export const preMatchWords = {
  preMatch: {
    /** Time to the kick-off. */
    days: (n: number) => plural('en', n, { one: `in ${n} day`, other: `in ${n} days` }),
    until: (duration: string) => `in ${duration}`,
    soon: 'about to start',
    meaning: 'What it means',
    /** What the result of a match means for a team's place. */
    win: (team: string) => `${team} win`,
    draw: 'Draw',
    up: (place: number) => `up to ${ordinal(place)}`,
    stay: (place: number) => `stay ${ordinal(place)}`,
    down: (place: number) => `down to ${ordinal(place)}`,
    between: (best: number, worst: number) => `between ${ordinal(best)} and ${ordinal(worst)}`,
    ahead: (team: string, criterion: string) => `ahead of ${team} on ${criterion}`,
    behind: (team: string, criterion: string) => `behind ${team} on ${criterion}`,
    bigger: (place: number, goals: number) => `${ordinal(place)} if they win by ${goals} or more`,
    asItStands: 'Based on the current table and a 1–0 win or a goalless draw. Other results may change it.',
    cup: {
      final: 'The winner lifts the trophy.',
      third: 'The winner finishes third.',
      single: 'Knockout match: the winner goes through.',
      firstLeg: 'First of two legs. The aggregate score decides who goes through.',
      secondLeg: 'Second of two legs. The aggregate score decides who goes through.',
      level: (score: string) => `Level at ${score} after the first leg: the winner goes through.`,
      lead: (leader: string, score: string, other: string, goals: number) =>
        `${leader} lead ${score} after the first leg. ${other} need a ${NUMBERS[goals - 1] ?? goals}-goal win to level the tie.`,
    },
    form: 'Form',
    lastFive: 'last five, all competitions',
    noForm: 'No recent matches on record.',
    meetings: 'Head-to-head',
    allMeetings: 'All meetings',
    lineUps: {
      title: 'Line-ups',
      last: (time: string | null) =>
        time
          ? `Predicted from each team’s last match. Line-ups are usually out around ${time}.`
          : 'Predicted from each team’s last match.',
      confirmed: 'Confirmed.',
      noneOf: (team: string) => `No line-up from the last match of ${team}.`,
    },
    watch: 'Where to watch',
    prices: 'Best odds',
    allPrices: 'All bookmakers',
    table: 'Table',
    fullTable: 'Full table',
    setting: 'Stadium, referee and weather',
    venueUnknown: 'To be confirmed',
    capacity: (spectators: string) => `capacity ${spectators}`,
    noForecast: 'No forecast yet',
  },
};

export const usePreMatchWords = wordsOf(preMatchWords);
