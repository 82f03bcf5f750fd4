import type { MatchRow } from '#contract/records/match.ts';
import { LastKicks } from '#web/components/last-kicks.tsx';
import { shootOutOf } from '#web/matches/shoot-out.ts';
import { nextKickText, shootOutText } from '#web/words/shoot-out-text.ts';
import { useWords } from '#web/words/use-words.ts';

/** Kicks of a side for which the narrowest row has room. */
const MAX_KICKS = 6;

/** The kicks of a shoot-out after the note of its row. They have no place of their own, so that nothing moves. */
export function RowKicks({ record }: { readonly record: MatchRow }) {
  const words = useWords<'shoot-out'>();
  const shootOut = shootOutOf(record);
  if (!shootOut) return null;
  const { teams } = record;
  return (
    <>
      <span className="sr-only">{`, ${shootOutText(shootOut, teams, words)}`}</span>
      <span aria-hidden="true" className="relative">
        {'\u200B'}
        <span className="absolute inset-y-0 start-0 flex items-center gap-2 whitespace-nowrap ps-2">
          <LastKicks {...shootOut.home} maxKicks={MAX_KICKS} />
          <LastKicks {...shootOut.away} maxKicks={MAX_KICKS} />
          <span className="@max-[35rem]/match-list:sr-only">{nextKickText(shootOut, teams, words)}</span>
        </span>
      </span>
    </>
  );
}
