import { useLocation, useNavigate } from 'react-router';
import type { MatchRow } from '#contract/records/match.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { searchWithInstant } from '#web/navigation/rewind-address.ts';
import { RewindButton } from '#web/routes/shared/rewind/rewind-button.tsx';

const MINUTE_S = 60;
/** How far the tables are rewound at first while matches are in play, s. */
const REWIND_S = 600;

/** Rewinds the tables of a season: by some minutes while matches are in play, else to the last kick-off. */
export function RewindTableButton({ matches }: { matches: readonly MatchRow[] }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const last = matches.findLast(({ phase }) => phase === 'live' || phase === 'finished');
  if (!last) return null;
  const rewind = () => {
    const minute = Math.floor((worldClock.now() ?? 0) / 1000 / MINUTE_S) * MINUTE_S;
    const instant = matches.some(({ phase }) => phase === 'live') ? minute - REWIND_S : last.time.timestamp;
    void navigate({ search: searchWithInstant(search, instant) }, { state });
  };
  return <RewindButton onRewind={rewind} />;
}
