import { ordinal, plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of a team's page. */
export const teamWords = {
  team: {
    notFound: 'Team not found.',
    /** Accessible name of the tabs. */
    label: 'Team sections',
    title: (name: string, tab: string) => `${name}: ${tab}`,
    tabs: {
      overview: 'Overview',
      fixtures: 'Fixtures',
      results: 'Results',
      table: 'Table',
      squad: 'Squad',
    },
    missing: {
      fixtures: 'No upcoming matches.',
      results: 'No results yet.',
      table: 'This team is in no table.',
      squad: 'No squad available.',
    },
    founded: 'Founded',
    competitions: 'Plays in',
    place: ordinal,
    kit: 'Kits',
    kits: { home: 'Home', away: 'Away', third: 'Third', goalkeeper: 'Goalkeeper' },
    squad: 'Squad',
    players: (n: number) => plural('en', n, { one: 'one player', other: `${n} players` }),
    meanAge: (years: string) => `average age ${years}`,
    number: 'No.',
    player: 'Player',
    age: 'Age',
    height: 'Height (cm)',
    /** Head of the column of assists; the others have pictures. */
    assists: 'A',
    lines: { G: 'Goalkeepers', D: 'Defenders', M: 'Midfielders', F: 'Forwards' },
    noLine: 'Other',
    captain: 'captain',
    captainSign: 'C',
    injuries: 'Injured',
    suspension: 'Suspended',
    back: (day: string) => `expected back ${day}`,
    now: 'Now',
    next: 'Next',
    last: 'Latest results',
    allFixtures: 'All fixtures',
    allResults: 'All results',
    noMatches: 'No matches available.',
    transfers: 'Transfers',
    arrivals: 'In',
    departures: 'Out',
    noArrivals: 'No arrivals this season.',
    noDepartures: 'No departures this season.',
    transferKinds: { Buy: 'Signed', Sell: 'Sold', Loan: 'Loan' },
    noClub: 'free agent',
    trophies: 'Honours',
    venueAndCoach: 'Stadium and manager',
    venue: 'Stadium',
    capacity: 'Capacity',
    coach: 'Manager',
  },
};

export const useTeamWords = wordsOf(teamWords);
