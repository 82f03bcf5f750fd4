import type { MatchRow } from '#contract/records/match.ts';
import { RewindButton } from '#web/lists/rewind/rewind-button.tsx';
import { firstMinute, useStartRewind } from '#web/lists/rewind/use-start-rewind.ts';

/** Rewinds the tables of a season: by some minutes while matches are in play, else to the last kick-off. */
export function RewindTableButton({ matches }: { matches: readonly MatchRow[] }) {
  const startRewind = useStartRewind();
  const last = matches.findLast(({ phase }) => phase === 'live' || phase === 'finished');
  if (!last) return null;
  const rewind = () =>
    startRewind(matches.some(({ phase }) => phase === 'live') ? firstMinute() : last.time.timestamp);
  return <RewindButton onRewind={rewind} />;
}
