import { useEffect, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { type PlayBackStep, playBackStep } from '#web/matches/play-back.ts';
import { placeOf, storePlace } from '#web/settings/play-back-places.ts';
import { reveal } from '#web/settings/reveals.ts';
import { createStore, useStore } from '#web/state/store.ts';

/** Time between two steps that follow each other automatically, ms; the same for all, so that it tells nothing. */
const STEP_MS = 4_000;

/** The match that is being played back, and its step; null: none. It outlasts a change of the tab. */
const playedMatch = createStore<{ readonly id: string; readonly step: number } | null>(null);

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

/** Returns the last step of a match up to one: events may have been corrected since. */
function lastStep(match: Match, step: number): PlayBackStep | null {
  for (let at = step; at >= 0; at -= 1) {
    const playBack = playBackStep(match, at);
    if (playBack) return playBack;
  }
  return null;
}

/** Plays a match back step by step; the end of one that is over reveals it. */
export function usePlayBack(match: Match | undefined): PlayBack {
  const id = match?.id ?? null;
  const step = useStore(playedMatch, (played) => (played?.id === id ? (played?.step ?? null) : null));
  const [isAutomatic, setAutomatic] = useState(false);
  const [isUpToDate, setUpToDate] = useState(false);
  const isOpen = match !== undefined && step !== null;

  function goTo(to: number): void {
    if (!match) return;
    const isEnd = playBackStep(match, to) === null;
    setUpToDate(isEnd && match.phase === 'live');
    if (!isEnd) {
      playedMatch.set({ id: match.id, step: to });
      storePlace(match.id, to);
    } else if (match.phase === 'live') setAutomatic(false);
    else {
      playedMatch.set(null);
      reveal(`match ${match.id}`);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts a new wait
  useEffect(() => {
    if (!isAutomatic || step === null) return;
    const timer = setTimeout(() => goTo(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic, step]);

  return {
    current: isOpen ? lastStep(match, step) : null,
    isAutomatic,
    isUpToDate,
    start: () => goTo(placeOf(id ?? '') ?? 0),
    next: () => goTo((step ?? -1) + 1),
    toggleAutomatic: () => setAutomatic(!isAutomatic),
    stop: () => {
      playedMatch.set(null);
      setAutomatic(false);
      setUpToDate(false);
    },
  };
}
