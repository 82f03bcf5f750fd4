import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useLineUpsWords } from '#web/words/line-ups.ts';

/** The captain's armband beside their name. */
export function CaptainSign() {
  const { lineUps: t } = useLineUpsWords();
  return (
    <Abbreviation
      short={t.captainSign}
      long={t.captain}
      className="rounded-sm border border-line px-1 font-semibold text-[0.6875rem]/4"
    />
  );
}
