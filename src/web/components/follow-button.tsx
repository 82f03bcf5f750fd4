import { memo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { type Favourite, follow, useIsFollowed } from '#web/settings/favourites.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { followRequest } from './follow-request.ts';

/** Outline of a star, in a square of 16 units. */
export const STAR = 'm8 1.6 1.95 4.1 4.5.6-3.3 3.1.82 4.45L8 11.7l-3.97 2.15.82-4.45-3.3-3.1 4.5-.6z';

const WITH_WORD =
  'inline-flex min-h-11 pointer-fine:min-h-8 flex-none cursor-pointer items-center gap-1.5 rounded-full border border-line px-3 font-semibold hover:bg-raised';

interface Props extends Favourite {
  /** The teams of a match, which are offered once it is followed. */
  readonly teams?: MatchRow['teams'];
  /** Whether the word stands beside the star. */
  readonly hasWord?: boolean;
  /** Classes of the button's position; its own box is 44 px on touch. */
  readonly className?: string;
}

/** Follows a team, a competition, a player or a match; once it is followed, opens the sheet of its alerts and the rest. */
export const FollowButton = memo(function FollowButton({
  teams,
  hasWord,
  className = '',
  ...favourite
}: Props) {
  const { list: t } = useWords();
  const isFollowed = useIsFollowed(favourite);
  const word = isFollowed ? t.followedShort : t.followShort;
  function onClick(): void {
    follow(favourite);
    followRequest.set({ favourite, teams: teams ?? null, isNew: !isFollowed });
  }
  return (
    <button
      type="button"
      data-favourite={favourite.kind}
      aria-haspopup={isFollowed ? 'dialog' : undefined}
      aria-label={isFollowed ? t.followed(favourite.name) : t.follow(favourite.name)}
      title={word}
      onClick={onClick}
      className={`${hasWord ? WITH_WORD : 'line-button text-faint'} ${isFollowed ? 'text-goal!' : ''} ${className}`}
    >
      <Drawing
        size={15}
        box={16}
        fill={isFollowed ? 'currentColor' : 'none'}
        strokeWidth="1.2"
        strokeLinejoin="round"
        d={STAR}
      />
      {hasWord && word}
    </button>
  );
});
