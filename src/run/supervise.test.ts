import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbeddedService, Exit } from './embedded.ts';
import { supervise } from './supervise.ts';

const KILLED: Exit = { code: null, signal: 'SIGKILL', crash: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fake starts that a test lets succeed, fail and exit. */
function fakeStarts() {
  const ports: (string | undefined)[] = [];
  let exit: (exit: Exit) => void = () => {};
  const starts = {
    ports,
    isBroken: false,
    exit: async () => {
      exit(KILLED);
      await vi.advanceTimersByTimeAsync(0);
    },
    start: async (port: string | undefined, signal: AbortSignal): Promise<EmbeddedService> => {
      ports.push(port);
      if (starts.isBroken) throw new Error('Port 4022 is taken.');
      const exited = new Promise<Exit>((resolve) => {
        exit = resolve;
        signal.addEventListener('abort', () => resolve(KILLED));
      });
      const address = `http://127.0.0.1:${port ?? 4567}`;
      const process = { pid: ports.length, kill: () => exit(KILLED) };
      return { address, process, exited } as unknown as EmbeddedService;
    },
  };
  return starts;
}

async function startSupervised() {
  const starts = fakeStarts();
  const events: string[] = [];
  const notifications: string[] = [];
  const silence = { isSilent: false };
  const service = await supervise(starts.start, (level, event) => void events.push(`${level}: ${event}`), {
    probe: async () => !silence.isSilent,
  });
  service.follow({
    onUpstreamDown: () => notifications.push('down'),
    onUpstreamReady: (address) => notifications.push(address),
  });
  return { starts, events, notifications, service, silence };
}

test('restarts a service at once on the same port when it exits, and notifies the follower', async () => {
  const { starts, events, notifications, service } = await startSupervised();
  await starts.exit();
  expect(starts.ports).toEqual([undefined, '4567']);
  expect(notifications).toEqual(['down', 'http://127.0.0.1:4567']);
  expect(events).toEqual(['error: data service exited', 'warn: data service restarted']);
  expect(service.pid).toBe(2);
});

test('restarts a failing service after growing waits of at most 30 s', async () => {
  const { starts, events, notifications } = await startSupervised();
  starts.isBroken = true;
  await starts.exit();
  const waits: number[] = [];
  for (let attempts = starts.ports.length; waits.length < 8; attempts += 1) {
    let seconds = 0;
    for (; starts.ports.length === attempts; seconds += 1) await vi.advanceTimersByTimeAsync(1_000);
    waits.push(seconds);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(notifications).toEqual(['down']);
  expect(events.filter((event) => event === 'error: data service did not start')).toHaveLength(9);
  starts.isBroken = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(notifications).toEqual(['down', 'http://127.0.0.1:4567']);
});

test('extends the wait for a service that exits again soon, but not after a minute of running', async () => {
  const { starts } = await startSupervised();
  await starts.exit();
  await vi.advanceTimersByTimeAsync(59_000);
  await starts.exit();
  expect(starts.ports).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(starts.ports).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(60_000);
  await starts.exit();
  expect(starts.ports).toHaveLength(4);
});

test('replaces a service that has not answered for a minute', async () => {
  const { starts, events, notifications, silence } = await startSupervised();
  await vi.advanceTimersByTimeAsync(300_000);
  silence.isSilent = true;
  await vi.advanceTimersByTimeAsync(50_000);
  silence.isSilent = false;
  await vi.advanceTimersByTimeAsync(10_000);
  silence.isSilent = true;
  // The probe under way was answered before.
  await vi.advanceTimersByTimeAsync(69_000);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(events).toEqual([
    'error: data service does not answer',
    'error: data service exited',
    'warn: data service restarted',
  ]);
  expect(starts.ports).toEqual([undefined, '4567']);
  expect(notifications).toEqual(['down', 'http://127.0.0.1:4567']);
  await vi.advanceTimersByTimeAsync(60_001);
  expect(starts.ports).toHaveLength(3);
});

test('does not blame a service for the time in which the machine was suspended', async () => {
  const { starts, silence } = await startSupervised();
  silence.isSilent = true;
  await vi.advanceTimersByTimeAsync(45_000);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
  await vi.advanceTimersByTimeAsync(50_000);
  silence.isSilent = false;
  vi.mocked(performance.now).mockRestore();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts.ports).toHaveLength(1);
});

test('throws the first failure to the caller', async () => {
  const starts = fakeStarts();
  starts.isBroken = true;
  await expect(supervise(starts.start, () => {})).rejects.toThrow('Port 4022 is taken.');
  expect(starts.ports).toHaveLength(1);
});

test.each(['while it runs', 'while it waits for the next attempt'])(
  'closes %s and starts nothing',
  async (when) => {
    const { starts, notifications, service } = await startSupervised();
    starts.isBroken = when !== 'while it runs';
    if (starts.isBroken) await starts.exit();
    const attempts = starts.ports.length;
    await service.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(starts.ports).toHaveLength(attempts);
    expect(notifications).not.toContain('http://127.0.0.1:4567');
  },
);
