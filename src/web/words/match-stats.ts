import { wordsOf } from './use-words.ts';

export const matchStatsWords = {
  matchStats: {
    title: 'Statistics',
    groups: { attack: 'Attack', play: 'Play', discipline: 'Discipline' },
    periods: {
      label: 'Period',
      all: 'Match',
      '1st half': '1st half',
      '2nd half': '2nd half',
      extra: 'Extra time',
    },
    fewerIsBetter: 'lower is better',
    none: 'No statistics for this match.',
  },
  stats: {
    possessionpercent: 'Possession',
    xg: 'Expected goals (xG)',
    shots_total: 'Shots',
    shots_on_target: 'Shots on target',
    shots_off_target: 'Shots off target',
    shots_blocked: 'Shots blocked',
    dangerous_attacks: 'Dangerous attacks',
    attacks: 'Attacks',
    corners: 'Corners',
    offsides: 'Offsides',
    fouls: 'Fouls',
    yellowcards: 'Yellow cards',
    redcards: 'Red cards',
    penalties: 'Penalties won',
    passing_accuracy: 'Pass accuracy',
    key_passes: 'Key passes',
    crosses: 'Crosses',
    free_kick: 'Free kicks',
    throw_in: 'Throw-ins',
    goal_kick: 'Goal kicks',
    substitutions: 'Substitutions',
  },
  percent: (n: number) => `${n}%`,
};

export const useMatchStatsWords = wordsOf(matchStatsWords);
export type MatchStatsWords = ReturnType<typeof useMatchStatsWords>;
