import type { Sound } from '#web/settings/alerts.ts';
import { type AudibleSound, playNotes } from '#web/ui/play-notes.ts';

async function play(sound: AudibleSound, volume: number): Promise<void> {
  const context = new AudioContext();
  await context.resume();
  await playNotes(context, sound, volume);
  await context.close();
}

/**
 * Plays a sound. Before the viewer has clicked or typed anything on the page browsers refuse to, and it stays silent.
 *
 * @param volume from 0 to 1
 * @returns whether it plays
 */
export function playSound(sound: Sound, volume: number): boolean {
  // A context that may not start would play later, at the next click, and warn in the console.
  if (sound === 'none' || volume === 0 || !navigator.userActivation?.hasBeenActive) return false;
  // Without an audio device there is no sound.
  play(sound, volume).catch(() => {});
  return true;
}
