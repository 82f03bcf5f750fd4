import { minuteMark } from '#contract/score-text.ts';
import { manners, states } from '#news/words/en.ts';
import { wordsOf } from './use-words.ts';

export const matchWords = {
  matchTabs: {
    label: 'Match sections',
    summary: 'Summary',
    lineups: 'Line-ups',
    stats: 'Stats',
    table: 'Table',
    odds: 'Odds',
    h2h: 'H2H',
    tv: 'TV',
    info: 'Info',
  },
  wholePage: 'Open full page',
  matchTv: 'Sync with TV',
  period: {
    '1st half': 'First half',
    '2nd half': 'Second half',
    'extra time 1': 'Extra time, first half',
    'extra time 2': 'Extra time, second half',
    penalties: 'Penalty shoot-out',
  },
  match: {
    notFound: 'Match not found.',
    title: (home: string, score: string | null, away: string) =>
      score ? `${home} ${score} ${away}` : `${home} – ${away}`,
    /** Spoken after the teams and the state. */
    onPenalties: (score: string) => `${score} on penalties`,
    onAggregate: (score: string) => `${score} on aggregate`,
    more: 'More',
    copy: 'Copy for a live blog',
    kickOff: 'Kick-off',
    venue: 'Stadium',
    referee: 'Referee',
    timeline: 'Timeline',
    /** Shown where the account's plan lacks the data. */
    notIncluded: {
      events: 'We don’t have goals, cards and substitutions for this competition.',
    },
    noEvents: {
      none: 'No events yet.',
      uncovered: 'No live events for this match.',
      quiet: 'No goals, no cards, no substitutions.',
      off: 'This match wasn’t played on this date.',
    },
    nothingMore: 'No further details of this match.',
    assist: (name: string) => `assist ${name}`,
    comesOnFor: (name: string) => `for ${name}`,
    manners,
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
    unknownPlayer: 'Unknown player',
    unknownScorer: 'Unknown',
    /** Abbreviations after a scorer's minute. */
    pen: 'pen',
    ruledOutFor: (reason: string) => `ruled out, ${reason}`,
    ruling: 'VAR decision',
    kick: (number: number) => `Kick ${number}`,
    newestFirst: (period: string) => `${period}, newest first`.toLowerCase(),
    ninety: (score: string) => `${minuteMark(90)} ${score}`,
    /** States with a word instead of a minute. */
    states,
  },
};

export const useMatchWords = wordsOf(matchWords);
export type MatchWords = ReturnType<typeof useMatchWords>;
