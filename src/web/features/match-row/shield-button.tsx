import type { MatchRow } from '#contract/records/match.ts';
import { EyeDrawing } from '#web/components/shield-drawing.tsx';
import { reveal } from '#web/settings/shields.ts';
import { useWords } from '#web/words/use-words.ts';

/** Reveals a shielded match in its row: in the place of the score, in a wide row of the minute. */
export function ShieldButton({ match }: { readonly match: MatchRow }) {
  const { shield: t } = useWords<'shield'>();
  const { home, away } = match.teams;
  return (
    <button
      type="button"
      aria-label={t.revealMatch(`${home.name} – ${away.name}`)}
      title={t.reveal}
      onClick={() => reveal(`match ${match.id}`)}
      className="line-button absolute @min-[35rem]/match-list:start-12 @min-[35rem]/match-list:end-auto end-11 top-(--star-top) text-quiet"
    >
      <EyeDrawing />
    </button>
  );
}
