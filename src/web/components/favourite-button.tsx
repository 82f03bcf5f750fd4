import { memo } from 'react';
import { type Favourite, toggleFavourite, useIsFavourite } from '#web/settings/favourites.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Outline of a star, in a square of 16 units. */
export const STAR = 'm8 1.6 1.95 4.1 4.5.6-3.3 3.1.82 4.45L8 11.7l-3.97 2.15.82-4.45-3.3-3.1 4.5-.6z';

interface Props extends Favourite {
  /** Classes of the button's position; its own box is 44 px on touch. */
  readonly className?: string;
}

/** A star button that follows or unfollows a team, a competition, a player or a match. */
export const FavouriteButton = memo(function FavouriteButton({ className = '', ...favourite }: Props) {
  const words = useWords();
  const on = useIsFavourite(favourite.kind, favourite.id);
  return (
    <button
      type="button"
      data-favourite={favourite.kind}
      aria-pressed={on}
      aria-label={words.list.follow(favourite.name)}
      title={on ? words.list.followed : words.list.followShort}
      onClick={() => toggleFavourite(favourite)}
      className={`line-button ${on ? 'text-goal' : 'text-faint'} ${className}`}
    >
      <Drawing
        size={15}
        box={16}
        fill={on ? 'currentColor' : 'none'}
        strokeWidth="1.2"
        strokeLinejoin="round"
        d={STAR}
      />
    </button>
  );
});
