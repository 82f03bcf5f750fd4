import type { Sound } from '#web/settings/alerts.ts';

interface Note {
  readonly wave: OscillatorType;
  /** Hz. */
  readonly pitch: number;
  /** Start and duration, seconds. */
  readonly start: number;
  readonly duration: number;
  /** Share of the volume; notes that sound together share it. */
  readonly level: number;
  /** How often a second the pitch wavers, as the pea of a whistle makes it. */
  readonly trill?: number;
}

export type AudibleSound = Exclude<Sound, 'none'>;

const horn = (pitch: number): Note => ({ wave: 'sawtooth', pitch, start: 0, duration: 0.9, level: 0.15 });

const NOTES: Readonly<Record<AudibleSound, readonly Note[]>> = {
  whistle: [
    { wave: 'triangle', pitch: 2350, start: 0, duration: 0.16, level: 0.4, trill: 38 },
    { wave: 'triangle', pitch: 2350, start: 0.24, duration: 0.45, level: 0.4, trill: 38 },
  ],
  chime: [
    { wave: 'sine', pitch: 659, start: 0, duration: 0.5, level: 0.5 },
    { wave: 'sine', pitch: 988, start: 0.16, duration: 0.8, level: 0.5 },
  ],
  horn: [horn(233), horn(277), horn(349)],
};

const TRILL_HZ = 90;
const ATTACK_SECONDS = 0.015;
const RELEASE_SECONDS = 0.08;
const SILENCE = 0.0001;

function schedule(context: AudioContext, note: Note, volume: number): OscillatorNode {
  const start = context.currentTime + note.start;
  const end = start + note.duration;
  const oscillator = new OscillatorNode(context, { type: note.wave, frequency: note.pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(note.level * volume, SILENCE), start + ATTACK_SECONDS);
  gain.gain.setValueAtTime(Math.max(note.level * volume, SILENCE), end - RELEASE_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(gain).connect(context.destination);
  if (note.trill) {
    const trill = new OscillatorNode(context, { frequency: note.trill });
    trill.connect(new GainNode(context, { gain: TRILL_HZ })).connect(oscillator.frequency);
    trill.start(start);
    trill.stop(end);
  }
  oscillator.start(start);
  oscillator.stop(end);
  return oscillator;
}

/**
 * Synthesizes a sound.
 *
 * @param volume from 0 to 1
 * @returns when it has ended
 */
export async function playNotes(context: AudioContext, sound: AudibleSound, volume: number): Promise<void> {
  const ends = NOTES[sound].map(
    (note) =>
      new Promise((resolve) => {
        schedule(context, note, volume).onended = resolve;
      }),
  );
  await Promise.all(ends);
}
