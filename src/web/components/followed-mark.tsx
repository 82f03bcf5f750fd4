import { useIsFollowed } from '#web/settings/favourites.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { STAR } from './follow-button.tsx';

interface Props {
  readonly teamId: string;
  /** Classes of the star's position. */
  readonly className?: string;
}

/** A star for a team that the viewer follows. */
export function FollowedMark({ teamId, className = '' }: Props) {
  const { standings: t } = useWords<'standings'>();
  if (!useIsFollowed({ kind: 'team', id: teamId })) return null;
  return (
    <span className={`text-goal ${className}`}>
      <Drawing
        size={12}
        box={16}
        fill="currentColor"
        stroke="var(--surface)"
        strokeWidth="2.5"
        d={STAR}
        className="[paint-order:stroke]"
      />
      <span className="sr-only">{t.yours}</span>
    </span>
  );
}
