import { useEffect, useRef } from 'react';
import { useWords } from '#web/words/use-words.ts';
import { useAudio } from './use-audio.ts';

interface Props {
  /** Number of chimes so far: an increase plays one. */
  readonly count: number;
  /** 1 to 100 */
  readonly volume: number;
}

/** Plays the goal chime, and says so where the browser refuses. */
export function Chime({ count, volume }: Props) {
  const { wallScores: t } = useWords<'wall-scores'>();
  const { isBlocked, chime } = useAudio();
  const lastCount = useRef(count);
  useEffect(() => {
    if (count === lastCount.current) return;
    lastCount.current = count;
    if (!isBlocked) chime(volume / 100).catch(() => {});
  }, [count, volume, isBlocked, chime]);
  if (!isBlocked) return null;
  return (
    <p className="fixed start-[5vw] bottom-[5vh] bg-ground pe-10 text-body text-ink">{t.soundBlocked}</p>
  );
}
