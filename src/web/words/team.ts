import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** What a team's page says. */
export const teamWords = {
  team: {
    notFound: 'There is no team with this number.',
    founded: (year: number) => `founded ${year}`,
    competitions: 'Plays in',
    place: (place: number) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`,
    kits: { home: 'Home', away: 'Away', third: 'Third', goalkeeper: 'Goalkeeper' },
    squad: 'Squad',
    noSquad: 'The data service tells no squad of this team.',
    players: (n: number) => plural('en', n, { one: 'one player', other: `${n} players` }),
    meanAge: (years: string) => `average age ${years}`,
    number: 'No.',
    player: 'Player',
    age: 'Age',
    height: 'cm',
    lines: { G: 'Goalkeepers', D: 'Defenders', M: 'Midfielders', F: 'Forwards' },
    noLine: 'Others',
    captain: 'captain',
    captainSign: 'C',
    injuries: 'Injured',
    suspension: 'Suspended',
    back: (day: string) => `back ${day}`,
    now: 'Now',
    next: 'Next',
    last: 'Last results',
    allFixtures: 'All fixtures',
    allResults: 'All results',
    noNext: 'No match is announced.',
    noLast: 'No match has been played yet.',
    noMatches: 'The data service tells no matches of this team.',
    transfers: 'Transfers',
    arrivals: 'Came',
    departures: 'Left',
    noArrivals: 'Nobody came this season.',
    noDepartures: 'Nobody left this season.',
    transferKinds: { Buy: 'bought', Sell: 'sold', Loan: 'on loan' },
    noClub: 'no club',
    trophies: 'Won',
    venueAndCoach: 'Venue and coach',
    venue: 'Venue',
    capacity: 'Capacity',
    coach: 'Coach',
  },
};

export const useTeamWords = wordsOf(teamWords);
