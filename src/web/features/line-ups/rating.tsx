import { ratingText } from '#web/format/rating-text.ts';
import { useLineUpsWords } from '#web/words/line-ups.ts';

/** From here on a rating is a good one, and below the other a poor one. */
const GOOD = 7;
const POOR = 6;

/** A player's rating of a match, with one decimal. */
export function Rating({ value }: { readonly value: number }) {
  const { lineUps: say, intl } = useLineUpsWords();
  const [, name] = say.stats.rating;
  return (
    <span
      title={name}
      data-level={value >= GOOD ? 'good' : value < POOR ? 'poor' : undefined}
      className="rounded-sm bg-raised px-1 font-bold font-stretch-88% text-[0.75rem]/4 text-ink data-[level=good]:text-live data-[level=poor]:text-quiet"
    >
      <span className="sr-only">{`${say.stats.rating[0]} `}</span>
      {ratingText(value, intl)}
    </span>
  );
}
