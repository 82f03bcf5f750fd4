import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly places: number | null;
  /** Classes of its position and font; `data-up` is on a gain. */
  readonly className?: string;
}

/** Places gained or lost by matches in play; nothing where a team has stayed, and while it is unknown. */
export function Movement({ places, className = '' }: Props) {
  const { standings: t } = useWords<'standings'>();
  if (!places) return null;
  return (
    <Abbreviation
      short={places > 0 ? `▲${places}` : `▼${-places}`}
      long={places > 0 ? t.up(places) : t.down(-places)}
      data-up={places > 0 || undefined}
      className={`text-quiet data-up:text-ink ${className}`}
    />
  );
}
