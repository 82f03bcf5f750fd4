import { ratingText } from '#web/format/rating-text.ts';
import { useWords } from '#web/words/use-words.ts';

/** From here on a rating is a good one, and below the other a poor one. */
const GOOD = 7;
const POOR = 6;

interface Props {
  readonly value: number;
  /** Whether it is the best of the match. */
  readonly isBest?: boolean;
}

/** A player's rating of a match, with one decimal; the best has a star. */
export function Rating({ value, isBest = false }: Props) {
  const { lineUps: t, intl } = useWords<'line-ups'>();
  const { short, long } = t.stats.rating;
  return (
    <span
      title={isBest ? t.bestRating : long}
      data-level={isBest ? 'best' : value >= GOOD ? 'good' : value < POOR ? 'poor' : undefined}
      className="whitespace-nowrap rounded-sm bg-raised px-1 font-bold font-stretch-88% text-[0.75rem]/4 text-ink data-[level=best]:bg-goal data-[level=best]:text-ground data-[level=good]:text-live data-[level=poor]:text-quiet"
    >
      <span className="sr-only">{`${isBest ? t.bestRating : short} `}</span>
      {isBest && <span aria-hidden="true">{'★\u2060'}</span>}
      {ratingText(value, intl)}
    </span>
  );
}
