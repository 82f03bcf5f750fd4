import { expect, onTestFinished, test } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

const BLOCKED_MS = 1_500;

function blockEventLoop(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS);
}

test('ignores a block during start-up and reports a later one', async () => {
  const eventLoop = watchEventLoop();
  onTestFinished(eventLoop.close);
  blockEventLoop();
  expect(eventLoop.isBlocked).toBe(false);
  // The timer of the first sample fires before this one.
  await new Promise((resolve) => setTimeout(resolve, 500));
  blockEventLoop();
  expect(eventLoop.isBlocked).toBe(true);
});
