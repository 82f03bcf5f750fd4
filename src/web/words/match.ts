import { wordsOf } from './use-words.ts';

/** What the page of a match says. */
export const matchWords = {
  matchTabs: {
    label: 'About this match',
    summary: 'Summary',
    lineups: 'Line-ups',
    stats: 'Stats',
    table: 'Table',
    odds: 'Odds',
    h2h: 'H2H',
    tv: 'TV',
    info: 'Info',
  },
  wholePage: 'The whole page',
  share: { share: 'Share this page', copied: 'The address is copied' },
  period: {
    '1st half': 'First half',
    '2nd half': 'Second half',
    'extra time 1': 'Extra time, first half',
    'extra time 2': 'Extra time, second half',
    penalties: 'Shoot-out',
  },
  match: {
    title: (home: string, score: string | null, away: string) =>
      score ? `${home} ${score} ${away}` : `${home} – ${away}`,
    kickOff: 'Kick-off',
    venue: 'Venue',
    referee: 'Referee',
    halfTime: 'Half-time',
    afterNinety: 'After 90 minutes',
    afterExtra: 'After extra time',
    shootOut: 'Shoot-out',
    timeline: 'What happened',
    noEvents: {
      before: 'The match has not kicked off yet.',
      none: 'Nothing to tell of yet.',
      quiet: 'No goals, no cards, no substitutions.',
      off: 'No match on this date.',
      uncovered: 'The service tells no events of this match.',
    },
    curve: {
      title: 'Match curve',
      of: 'shots, corners and goals by the minute',
      part: (period: string, home: string, homeMinutes: number, away: string, awayMinutes: number) =>
        `${period}: ${home} on top in ${homeMinutes} minutes, ${away} in ${awayMinutes}.`,
    },
    assist: (name: string) => `assist ${name}`,
    comesOnFor: (name: string) => `for ${name}`,
    penalty: 'penalty',
    ownGoal: 'own goal',
    secondYellow: 'second yellow',
    ruledOut: 'ruled out',
    kinds: {
      goal: 'Goal',
      yellowcard: 'Yellow card',
      yellowredcard: 'Second yellow card',
      redcard: 'Red card',
      substitution: 'Substitution',
      penalty_missed: 'Penalty missed',
      penalty_shootout_scored: 'Penalty scored',
      penalty_shootout_missed: 'Penalty missed',
      var: 'Goal ruled out',
    },
    unknownPlayer: 'Player not named',
    unknownScorer: 'Not named',
    /** Short, after a scorer's minute. */
    pen: 'pen',
    ruledOutFor: (reason: string) => `ruled out, ${reason}`,
    ruling: 'Ruling',
    kick: (number: number) => `Kick ${number}`,
    newestFirst: (period: string) => `${period}, newest first`.toLowerCase(),
    ninety: (score: string) => `90′ ${score}`,
    /** States that are told in words instead of a minute. */
    states: {
      'half-time': 'Half-time',
      'extra-half-time': 'Half-time of extra time',
      break: 'Break',
      'shoot-out': 'Shoot-out',
      'full-time': 'Full time',
      'after-extra-time': 'After extra time',
      'after-penalties': 'After penalties',
      awarded: 'Awarded',
      postponed: 'Postponed',
      cancelled: 'Cancelled',
      delayed: 'Delayed',
      'to-be-announced': 'To be announced',
      abandoned: 'Abandoned',
      interrupted: 'Interrupted',
      suspended: 'Suspended',
    },
    wonOnPenalties: (winner: string, score: string) => `${winner} win ${score} on penalties`,
    relation: {
      firstLeg: (told: string) => `1st leg ${told}`,
      secondLeg: (told: string) => `2nd leg ${told}`,
      replayOf: (when: string) => `Played anew: abandoned on ${when}`,
      insteadOf: (when: string) => `First set for ${when}`,
    },
  },
};

export const useMatchWords = wordsOf(matchWords);
export type MatchWords = ReturnType<typeof useMatchWords>;
