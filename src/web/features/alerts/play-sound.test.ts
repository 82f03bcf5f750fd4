import { afterEach, expect, test, vi } from 'vitest';
import { SOUNDS } from '#web/settings/alerts.ts';
import { playSound } from './play-sound.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's audio, in which a sound ends at once; returns what was made. */
function stubAudio(hasBeenActive = true) {
  const made = { contexts: 0, closed: 0, peaks: [] as number[] };
  const chain = (node: object) => node;
  const parameter = () => ({
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: (level: number) => made.peaks.push(level),
  });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = {};
      readonly resume = async () => {
        made.contexts += 1;
      };
      readonly close = async () => {
        made.closed += 1;
      };
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      onended = () => {};
      readonly frequency = parameter();
      readonly connect = chain;
      readonly start = () => {};
      readonly stop = () => setTimeout(() => this.onended());
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      readonly gain = parameter();
      readonly connect = chain;
    },
  );
  return made;
}

test('plays each sound at its volume, and gives the device back', async () => {
  for (const sound of SOUNDS.filter((one) => one !== 'none')) {
    const audio = stubAudio();
    expect(playSound(sound, 0.5)).toBe(true);
    await vi.waitFor(() => expect(audio.closed).toBe(1), 60_000);
    expect(audio.contexts).toBe(1);
    expect(Math.max(...audio.peaks)).toBeGreaterThan(0.05);
    expect(Math.max(...audio.peaks)).toBeLessThanOrEqual(0.5);
  }
});

test('stays silent without a sound, without volume, and before the viewer has used the page', () => {
  const audio = stubAudio();
  expect([playSound('none', 1), playSound('horn', 0)]).toEqual([false, false]);
  expect(stubAudio(false).contexts).toBe(0);
  expect(playSound('horn', 1)).toBe(false);
  expect(audio.contexts).toBe(0);
});

test('a browser that refuses is no error', async () => {
  stubAudio();
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly resume = async () => {
        throw new DOMException('Refused', 'NotAllowedError');
      };
    },
  );
  playSound('chime', 1);
  await new Promise((resolve) => setTimeout(resolve));
});
