import type { Words } from './words.ts';

/** Who scored, when and how, as far as it is known: `23′ Osei (penalty)`. */
export const goalText = (
  minute: string | null,
  scorer: string | null,
  manner: 'penalty' | 'own' | null,
  { moment, scores }: Pick<Words, 'moment' | 'scores'>,
): string =>
  [minute && moment.minute(minute), scorer ?? scores.unknownScorer, manner && scores.manners[manner]]
    .filter(Boolean)
    .join(' ');
