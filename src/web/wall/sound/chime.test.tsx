import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { Chime } from './chime.tsx';

const playNotes = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#web/ui/play-notes.ts', () => ({ playNotes }));

setUpPages();
afterEach(() => playNotes.mockClear());
afterEach(cleanup);

/** A browser's audio, which may not start before `allow` is called. */
function stubAudio(isAllowed: boolean) {
  const audio = { isAllowed, opened: 0, closed: 0, states: [] as string[] };
  const Context = class extends EventTarget {
    state = 'suspended';
    constructor() {
      super();
      audio.opened += 1;
    }
    async resume() {
      if (!audio.isAllowed) return new Promise<void>(() => {});
      this.state = 'running';
      audio.states.push('running');
      this.dispatchEvent(new Event('statechange'));
    }
    async suspend() {
      this.state = 'suspended';
      audio.states.push('suspended');
    }
    async close() {
      this.state = 'closed';
      audio.closed += 1;
    }
  };
  vi.stubGlobal('AudioContext', Context);
  return audio;
}

const chime = (count: number, volume = 40) => (
  <WordsContext value={en}>
    <Chime count={count} volume={volume} />
  </WordsContext>
);

test('plays once for each goal, at its volume, and sleeps in between', async () => {
  const audio = stubAudio(true);
  const { rerender, unmount, container } = render(chime(3));
  await pass(2000);
  expect(playNotes).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
  rerender(chime(4));
  await pass(100);
  rerender(chime(4));
  await pass(100);
  expect(playNotes.mock.calls.map(([, ...rest]: unknown[]) => rest)).toEqual([['chime', 0.4]]);
  expect(audio.states.at(-1)).toBe('suspended');
  unmount();
  expect([audio.opened, audio.closed]).toEqual([1, 1]);
});

test('a browser that refuses shows a word, and a click allows it', async () => {
  const audio = stubAudio(false);
  const { rerender, container } = render(chime(0));
  await pass(2000);
  expect(container.textContent).toBe('Click once to allow sound');
  rerender(chime(1));
  await pass(100);
  expect(playNotes).not.toHaveBeenCalled();
  audio.isAllowed = true;
  await act(async () => fireEvent.pointerDown(document.body));
  await pass(100);
  expect(container.textContent).toBe('');
  rerender(chime(2));
  await pass(100);
  expect(playNotes).toHaveBeenCalledOnce();
});

test('a browser without audio is silent', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { rerender, container } = render(chime(0));
  rerender(chime(1));
  await pass(2000);
  expect([container.textContent, playNotes.mock.calls.length]).toEqual(['', 0]);
});
