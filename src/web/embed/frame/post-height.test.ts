import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postHeight } from './post-height.ts';

let resize: () => void = () => {};
let height = 0;
const element = document.body.appendChild(document.createElement('div'));
element.getBoundingClientRect = () => ({ height }) as DOMRect;

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

const posted = (height: number, content: number) => [{ type: 'touchline:height', height, content }, '*'];

test('posts the height at each change, in whole pixels, and none below that of the frame', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('innerHeight', 200);
  const stop = postHeight(element, true, { postMessage });
  for (const size of [120.2, 120.9, 300, 150]) {
    height = size;
    resize();
  }
  stop();
  expect(postMessage.mock.calls).toEqual([posted(200, 121), posted(300, 300), posted(200, 150)]);
});

test.each(['<main aria-busy="true"></main>', '<main data-static></main><div></div>'])(
  'posts nothing while there is only %s',
  (waiting) => {
    const postMessage = vi.fn();
    vi.stubGlobal('innerHeight', 200);
    element.innerHTML = waiting;
    postHeight(element, true, { postMessage });
    height = 240;
    resize();
    expect(postMessage).not.toHaveBeenCalled();
    // A competition further down waits until it is seen.
    element.innerHTML = '<main><section aria-busy="true"></section></main>';
    resize();
    expect(postMessage.mock.calls).toEqual([posted(240, 240)]);
  },
);

test('posts the height of the HTML of the server where no script replaces it', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('innerHeight', 200);
  element.innerHTML = '<main data-static></main>';
  postHeight(element, false, { postMessage });
  height = 240;
  resize();
  expect(postMessage.mock.calls).toEqual([posted(240, 240)]);
});

test('posts nothing outside of a frame', () => {
  const postMessage = vi.spyOn(window, 'postMessage');
  postHeight(element, true);
  resize();
  expect(postMessage).not.toHaveBeenCalled();
});
