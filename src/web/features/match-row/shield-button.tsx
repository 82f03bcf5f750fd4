import '#web/pages.css';
import { reveal } from '#web/settings/reveals.ts';
import { ShieldDrawing } from '#web/ui/shield-drawing.tsx';
import { useShieldWords } from '#web/words/shield.ts';

interface Props {
  /** Id of the match. */
  readonly id: string;
  /** Its teams. */
  readonly name: string;
}

/** Reveals a shielded match in its row: in the place of the score, in a wide row of the minute. */
export function ShieldButton({ id, name }: Props) {
  const { shield: say } = useShieldWords();
  return (
    <button
      type="button"
      aria-label={say.revealMatch(name)}
      title={say.reveal}
      onClick={() => reveal(`match ${id}`)}
      className="line-button absolute @min-[35rem]/match-list:start-12 @min-[35rem]/match-list:end-auto end-11 top-(--star-top) text-quiet"
    >
      <ShieldDrawing />
    </button>
  );
}
