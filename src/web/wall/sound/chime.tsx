import { useEffect, useRef } from 'react';
import type { WallProgram } from '#contract/wall-address.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { isQuiet } from '#web/format/quiet-hours.ts';
import { useWallScoresWords } from '#web/words/wall-scores.ts';
import { useAudio } from './use-audio.ts';

interface Props {
  /** Number of chimes so far: an increase plays one. */
  readonly count: number;
  /** 1 to 100 */
  readonly volume: number;
  readonly program: Pick<WallProgram, 'from' | 'until'>;
  readonly zone: string;
}

/** Returns whether a wall may sound at an instant, epoch ms: within its hours. */
export function isSoundTime({ from, until }: Props['program'], now: number, zone: string): boolean {
  return from === null || until === null || isQuiet({ from, until }, now, zone);
}

/** Plays the goal chime, and says so where the browser refuses. */
export function Chime({ count, volume, program, zone }: Props) {
  const { wallScores: say } = useWallScoresWords();
  const { isBlocked, chime } = useAudio();
  const played = useRef(count);
  useEffect(() => {
    if (count === played.current) return;
    played.current = count;
    const now = worldClock.now();
    if (now !== null && !isBlocked && isSoundTime(program, now, zone)) chime(volume / 100).catch(() => {});
  }, [count, volume, program, zone, isBlocked, chime]);
  if (!isBlocked) return null;
  return (
    <p className="fixed start-[5vw] bottom-[5vh] z-20 bg-ground pe-40 text-body text-ink">
      {say.soundBlocked}
    </p>
  );
}
