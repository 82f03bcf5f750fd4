import { wordsOf } from './use-words.ts';

export const matchInfoWords = {
  matchInfo: {
    story: 'Fixture history',
    note: 'Note',
    facts: 'Match details',
    thisMatch: 'This match',
    competition: 'Competition',
    season: 'Season',
    stage: 'Stage',
    group: 'Group',
    round: 'Round',
    leg: 'Leg',
    legs: ['1st leg', '2nd leg'],
    kickOff: 'Kick-off',
    venue: 'Stadium',
    referee: 'Referee',
    attendance: 'Attendance',
    pitch: 'Pitch condition',
    weather: 'Weather',
    degrees: (celsius: string) => `${celsius} °C`,
    wind: (kmph: string, from: string | null) =>
      from ? `wind ${kmph} km/h from ${from}` : `wind ${kmph} km/h`,
    humidity: (percent: string) => `humidity ${percent}%`,
    /** Weather conditions by their names on the wire. */
    skies: {
      'clear/sunny': 'Clear',
      'mainly clear': 'Mainly clear',
      'partly cloudy': 'Partly cloudy',
      cloudy: 'Cloudy',
      overcast: 'Overcast',
      'moderate or heavy rain shower': 'Rain showers',
      thunderstorm: 'Thunderstorm',
    },
  },
};

export const useMatchInfoWords = wordsOf(matchInfoWords);
export type MatchInfoWords = ReturnType<typeof useMatchInfoWords>;
