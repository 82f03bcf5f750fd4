import { wordsOf } from './use-words.ts';

/** Texts of the pages of players, coaches, referees, venues and countries. */
export const profileWords = {
  profile: {
    notFound: {
      player: 'Player not found.',
      coach: 'Manager not found.',
      referee: 'Referee not found.',
      venue: 'Stadium not found.',
      country: 'Country not found.',
      continent: 'Continent not found.',
    },
    kinds: {
      player: 'Player',
      coach: 'Manager',
      referee: 'Referee',
      venue: 'Stadium',
      country: 'Country',
      continent: 'Continent',
    },
    club: 'Club',
    nationalTeam: 'National team',
    team: 'Team',
    position: 'Position',
    positions: { G: 'Goalkeeper', D: 'Defender', M: 'Midfielder', F: 'Forward' },
    shirt: 'Squad number',
    age: 'Age',
    born: (age: number, day: string) => `${age} (born ${day})`,
    height: 'Height',
    centimetres: (n: number) => `${n} cm`,
    weight: 'Weight',
    kilograms: (n: number) => `${n} kg`,
    foot: 'Preferred foot',
    feet: { left: 'Left', right: 'Right', both: 'Both' },
    value: 'Market value',
    thisSeason: 'This season',
    competition: 'Competition',
    /** Column headings: short form and meaning. */
    counts: {
      matches: ['Apps', 'Appearances'],
      minutes: ['Min', 'Minutes'],
      goals: ['G', 'Goals'],
      assists: ['A', 'Assists'],
      yellow: ['Y', 'Yellow cards'],
      red: ['R', 'Red cards'],
    },
    career: 'Career',
    today: 'present',
    city: 'City',
    address: 'Address',
    capacity: 'Capacity',
    continent: 'Continent',
    competitions: 'Competitions',
    between: 'International competitions',
    noBetween: 'No international competitions listed.',
    countries: 'Countries',
    noCountries: 'No countries listed.',
    noCompetitions: 'No competitions listed.',
  },
};

export const useProfileWords = wordsOf(profileWords);
