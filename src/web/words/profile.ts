import { wordsOf } from './use-words.ts';

/** What the short pages say: of a player, a coach, a referee, a venue, a country. */
export const profileWords = {
  profile: {
    notFound: {
      player: 'There is no player with this number.',
      coach: 'There is no coach with this number.',
      referee: 'There is no referee with this number.',
      venue: 'There is no venue with this number.',
      country: 'There is no country with this number.',
      continent: 'There is no continent with this number.',
    },
    kinds: {
      player: 'Player',
      coach: 'Coach',
      referee: 'Referee',
      venue: 'Venue',
      country: 'Country',
      continent: 'Continent',
    },
    club: 'Club',
    nationalTeam: 'National team',
    team: 'Team',
    position: 'Position',
    positions: { G: 'Goalkeeper', D: 'Defender', M: 'Midfielder', F: 'Forward' },
    shirt: 'Shirt number',
    age: 'Age',
    born: (age: number, day: string) => `${age} (born ${day})`,
    height: 'Height',
    centimetres: (n: number) => `${n} cm`,
    weight: 'Weight',
    kilograms: (n: number) => `${n} kg`,
    foot: 'Foot',
    feet: { left: 'Left', right: 'Right', both: 'Both' },
    value: 'Market value',
    thisSeason: 'This season',
    competition: 'Competition',
    /** Heads of columns: short, and what they mean. */
    counts: {
      matches: ['M', 'Matches'],
      minutes: ['Min', 'Minutes'],
      goals: ['G', 'Goals'],
      assists: ['A', 'Assists'],
      yellow: ['Y', 'Yellow cards'],
      red: ['R', 'Sent off'],
    },
    career: 'Career',
    today: 'today',
    city: 'City',
    address: 'Address',
    capacity: 'Capacity',
    continent: 'Continent',
    competitions: 'Competitions',
    between: 'Between countries',
    noBetween: 'The data service tells no competition between countries of this continent.',
    countries: 'Countries',
    noCountries: 'The data service tells no country of this continent.',
    noCompetitions: 'The data service tells no competition of this country.',
  },
};

export const useProfileWords = wordsOf(profileWords);
