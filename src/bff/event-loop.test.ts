import { expect, onTestFinished, test } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

const BLOCKED_MS = 1_500;

function blockEventLoop(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS);
}

test('a block while the server starts does not count, a later one does', async () => {
  const eventLoop = watchEventLoop();
  onTestFinished(eventLoop.close);
  blockEventLoop();
  expect(eventLoop.isBlocked).toBe(false);
  // The timer of the first sample is due before this one.
  await new Promise((resolve) => setTimeout(resolve, 500));
  blockEventLoop();
  expect(eventLoop.isBlocked).toBe(true);
});
