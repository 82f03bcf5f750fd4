import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postHeight } from './post-height.ts';

let resize: () => void = () => {};
let height = 0;
const element = { getBoundingClientRect: () => ({ height }) } as Element;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {
        resize = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('posts the height at each change, in whole pixels', () => {
  const postMessage = vi.fn();
  const stop = postHeight(element, { postMessage });
  for (const size of [120.2, 120.9, 300]) {
    height = size;
    resize();
  }
  stop();
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'touchline:height', height: 121 }, '*'],
    [{ type: 'touchline:height', height: 300 }, '*'],
  ]);
});

test('posts nothing outside of a frame', () => {
  const postMessage = vi.spyOn(window, 'postMessage');
  postHeight(element);
  resize();
  expect(postMessage).not.toHaveBeenCalled();
});
