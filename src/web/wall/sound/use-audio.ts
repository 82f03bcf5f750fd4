import { useCallback, useEffect, useRef, useState } from 'react';
import { playNotes } from '#web/ui/play-notes.ts';

/** A browser that has not started its audio by then waits for a click or a key, ms. */
const START_TIMEOUT_MS = 1_000;

/**
 * Returns the wall's audio: it sleeps between two chimes, and is the same for weeks. Kiosks may allow it from the start
 * (`--autoplay-policy=no-user-gesture-required`); elsewhere browsers refuse until somebody clicks or presses a key.
 */
export function useAudio() {
  const audio = useRef<AudioContext | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    // Without an audio device, or in a browser without audio, there is no sound.
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    audio.current = context;
    const sleep = () => {
      setIsBlocked(false);
      return context.suspend();
    };
    const start = () => void context.resume().then(sleep, () => {});
    const timer = setTimeout(() => setIsBlocked(context.state !== 'running'), START_TIMEOUT_MS);
    const cancelTimer = () => clearTimeout(timer);
    context.addEventListener('statechange', cancelTimer, { once: true });
    start();
    addEventListener('pointerdown', start);
    addEventListener('keydown', start);
    return () => {
      cancelTimer();
      removeEventListener('pointerdown', start);
      removeEventListener('keydown', start);
      audio.current = null;
      context.close().catch(() => {});
    };
  }, []);
  /** Plays the goal chime; `volume` from 0 to 1. */
  const chime = useCallback(async (volume: number) => {
    const context = audio.current;
    if (!context || context.state === 'closed') return;
    await context.resume();
    await playNotes(context, 'chime', volume);
    await context.suspend();
  }, []);
  return { isBlocked, chime };
}
