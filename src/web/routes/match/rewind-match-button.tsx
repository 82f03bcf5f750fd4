import { useLocation, useNavigate } from 'react-router';
import type { Match } from '#contract/records/match.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { searchWithInstant } from '#web/navigation/rewind-address.ts';
import { RewindButton } from '#web/routes/shared/rewind/rewind-button.tsx';

const MINUTE_S = 60;
/** How far a match in play is rewound at first, s. */
const REWIND_S = 600;

/** Rewinds a match: to its kick-off if it is over, else by some minutes. */
export function RewindMatchButton({ match }: { match: Match }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const rewind = () => {
    const kickOff = match.time.timestamp;
    const minute = Math.floor((worldClock.now() ?? 0) / 1000 / MINUTE_S) * MINUTE_S;
    const instant = match.phase === 'live' ? Math.max(kickOff, minute - REWIND_S) : kickOff;
    void navigate({ search: searchWithInstant(search, instant) }, { state });
  };
  return <RewindButton onRewind={rewind} />;
}
