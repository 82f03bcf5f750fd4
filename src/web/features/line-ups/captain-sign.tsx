import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useLineUpsWords } from '#web/words/line-ups.ts';

/** The captain's armband beside their name. */
export function CaptainSign() {
  const { lineUps: say } = useLineUpsWords();
  return (
    <Abbreviation
      short={say.captainSign}
      long={say.captain}
      className="rounded-sm border border-line px-1 font-semibold text-[0.6875rem]/4"
    />
  );
}
