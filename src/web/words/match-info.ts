import { wordsOf } from './use-words.ts';

/** What a match's page says of its circumstances. */
export const matchInfoWords = {
  matchInfo: {
    story: 'The whole story',
    note: 'Note',
    facts: 'Facts',
    thisMatch: 'This match',
    competition: 'Competition',
    season: 'Season',
    stage: 'Stage',
    group: 'Group',
    round: 'Round',
    leg: 'Leg',
    legs: ['1st leg', '2nd leg'],
    kickOff: 'Kick-off',
    venue: 'Venue',
    referee: 'Referee',
    attendance: 'Attendance',
    pitch: 'Pitch',
    weather: 'Weather',
    degrees: (celsius: string) => `${celsius} °C`,
    wind: (kmph: string, from: string | null) =>
      from ? `wind ${kmph} km/h from ${from}` : `wind ${kmph} km/h`,
    humidity: (percent: string) => `humidity ${percent} %`,
    /** What the service says of the sky. */
    skies: {
      'clear/sunny': 'clear',
      'mainly clear': 'mainly clear',
      'partly cloudy': 'partly cloudy',
      cloudy: 'cloudy',
      overcast: 'overcast',
      'moderate or heavy rain shower': 'rain showers',
      thunderstorm: 'thunderstorm',
    },
  },
};

export const useMatchInfoWords = wordsOf(matchInfoWords);
export type MatchInfoWords = ReturnType<typeof useMatchInfoWords>;
