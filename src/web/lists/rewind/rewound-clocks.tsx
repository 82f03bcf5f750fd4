import { type ReactNode, useCallback } from 'react';
import { MatchClocks } from '#web/clock/match-clocks.tsx';

interface Props {
  /** Epoch seconds. */
  readonly instant: number;
  readonly children: ReactNode;
}

/** Runs the clocks of matches up to an earlier instant. */
export function RewoundClocks({ instant, children }: Props) {
  const confirmed = useCallback(() => instant * 1000, [instant]);
  return <MatchClocks confirmed={confirmed}>{children}</MatchClocks>;
}
