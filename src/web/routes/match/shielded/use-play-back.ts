import { useEffect, useEffectEvent, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { lastStep, type PlayBackStep, playBackStep, STEP_MS } from '#web/matches/play-back.ts';
import { placeOf, storePlace } from '#web/settings/play-back-places.ts';
import { reveal } from '#web/settings/shields.ts';

export interface PlayBack {
  /** Null while the match is not being played back. */
  readonly current: PlayBackStep | null;
  readonly isAutomatic: boolean;
  /** Whether there is nothing more so far of a match that is not over. */
  readonly isUpToDate: boolean;
  readonly start: () => void;
  readonly next: () => void;
  readonly toggleAutomatic: () => void;
  readonly stop: () => void;
}

/** Plays a match back step by step; the end of one that is over reveals it. */
export function usePlayBack(match: Match | undefined): PlayBack {
  const [step, setStep] = useState<number | null>(null);
  const [isAutomatic, setAutomatic] = useState(false);
  const [isUpToDate, setUpToDate] = useState(false);
  const isOpen = match !== undefined && step !== null;

  function goTo(to: number): void {
    if (!match) return;
    const isEnd = playBackStep(match, to) === null;
    setUpToDate(isEnd && match.phase === 'live');
    if (!isEnd) {
      setStep(to);
      storePlace(match.id, to);
    } else if (match.phase === 'live') setAutomatic(false);
    else reveal(`match ${match.id}`);
  }

  const goOn = useEffectEvent(goTo);
  useEffect(() => {
    if (!isAutomatic || step === null) return;
    const timer = setTimeout(() => goOn(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic, step]);

  return {
    current: isOpen ? lastStep(match, step) : null,
    isAutomatic,
    isUpToDate,
    start: () => goTo(placeOf(match?.id ?? '') ?? 0),
    next: () => goTo((step ?? -1) + 1),
    toggleAutomatic: () => setAutomatic(!isAutomatic),
    stop: () => {
      setStep(null);
      setAutomatic(false);
      setUpToDate(false);
    },
  };
}
