import { Worker } from 'node:worker_threads';
import type { Schedule } from '#bff/cache/watch.ts';
import type { PaintRequest, PaintResponse } from './paint-worker.ts';

/** A picture that takes longer is given up, with the thread that draws it. */
const MAX_PAINT_MS = 5_000;
/** The thread ends after this time without a picture, since it takes some 60 MB. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 64;

export interface Painter {
  /** Returns SVG as PNG; null if it could not be drawn. */
  paint(svg: string): Promise<Buffer | null>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, (png: Buffer | null) => void>;
}

/** Draws pictures in a thread of their own, which starts with the first one. */
export function createPainter(schedule: Schedule): Painter {
  let thread: Thread | null = null;
  let cancelEnd = () => {};
  let nextId = 1;

  /** Ends a thread and its unfinished pictures. */
  async function end(ended: Thread): Promise<void> {
    if (thread === ended) thread = null;
    for (const resolve of ended.pending.values()) resolve(null);
    ended.pending.clear();
    await ended.worker.terminate();
  }

  function start(): Thread {
    const worker = new Worker(new URL('./paint-worker.ts', import.meta.url), {
      // It needs neither credentials nor the options of the process.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const started: Thread = { worker, pending: new Map() };
    worker.unref();
    worker.on('message', ({ id, png }: PaintResponse) => {
      const resolve = started.pending.get(id);
      started.pending.delete(id);
      resolve?.(png && Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    });
    worker.on('error', () => void end(started));
    return started;
  }

  return {
    paint(svg) {
      thread ??= start();
      const current = thread;
      const id = nextId++;
      cancelEnd();
      cancelEnd = schedule(() => void end(current), IDLE_MS);
      return new Promise((resolve) => {
        const cancel = schedule(() => void end(current), MAX_PAINT_MS);
        current.pending.set(id, (png) => {
          cancel();
          resolve(png);
        });
        const request: PaintRequest = { id, svg };
        current.worker.postMessage(request);
      });
    },
    async close() {
      cancelEnd();
      if (thread) await end(thread);
    },
  };
}
