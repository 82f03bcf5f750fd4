import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The captain's armband beside their name. */
export function CaptainSign() {
  const { lineUps: t } = useWords<'line-ups'>();
  return (
    <Abbreviation
      short={t.captainSign}
      long={t.captain}
      className="rounded-sm border border-line px-1 font-semibold text-[0.6875rem]/4"
    />
  );
}
