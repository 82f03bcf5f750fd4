import type { Match } from '#contract/records/match.ts';
import { RewindButton } from '#web/routes/shared/rewind/rewind-button.tsx';
import { firstMinute, useStartRewind } from '#web/routes/shared/rewind/use-start-rewind.ts';

/** Rewinds a match: to its kick-off if it is over, else by some minutes. */
export function RewindMatchButton({ match }: { match: Match }) {
  const startRewind = useStartRewind();
  const rewind = () => {
    const kickOff = match.time.timestamp;
    startRewind(match.phase === 'live' ? Math.max(kickOff, firstMinute()) : kickOff);
  };
  return <RewindButton onRewind={rewind} />;
}
