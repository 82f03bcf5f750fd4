import { wordsOf } from './use-words.ts';

/** The curve of a match's momentum. */
export const curveWords = {
  curve: {
    title: 'Momentum',
    of: 'shots, corners and goals',
    part: (period: string, home: string, homeMinutes: number, away: string, awayMinutes: number) =>
      `${period}: ${home} on top for ${homeMinutes} min, ${away} for ${awayMinutes} min.`,
  },
};

export const useCurveWords = wordsOf(curveWords);
