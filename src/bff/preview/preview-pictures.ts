import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#bff/cache/single-flight.ts';
import type { Schedule } from '#bff/cache/watch.ts';
import type { Log } from '#bff/log.ts';
import { drawPicture } from './draw-picture.ts';
import { createMinuteLimit } from './minute-limit.ts';
import { createPainter } from './painter.ts';
import type { PictureContent } from './preview.ts';

/** Pictures a minute that the process draws, a second of work or two. */
const MAX_PICTURES_PER_MINUTE = 40;
const MAX_BYTES = 16 * 1024 * 1024;
/** Overhead of an entry and its key. */
const BYTES_PER_PICTURE = 256;

export interface PreviewPictures {
  /** The picture of pages without one of their own. */
  readonly general: Buffer;
  /** Returns the PNG of a content; null if it cannot be drawn now. */
  find(content: PictureContent): Buffer | null | Promise<Buffer | null>;
  close(): Promise<void>;
}

/**
 * Draws pictures and caches the most recently used ones, by what they show and not by address.
 *
 * @param elapsed monotonic time of the machine, ms
 */
export function createPreviewPictures(elapsed: () => number, schedule: Schedule, log: Log): PreviewPictures {
  const general = readFileSync(join(import.meta.dirname, 'general.png'));
  const pictures = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => png.length + BYTES_PER_PICTURE,
  });
  const flights = createSingleFlight<Buffer | null>();
  const limit = createMinuteLimit(MAX_PICTURES_PER_MINUTE, elapsed);
  const painter = createPainter(schedule);

  async function draw(key: string, content: PictureContent): Promise<Buffer | null> {
    const png = await painter.paint(drawPicture(content));
    if (png) pictures.set(key, png);
    else log('warn', 'preview picture not drawn', { kind: content.kind });
    return png;
  }

  return {
    general,
    find(content) {
      const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
      const cached = pictures.get(key);
      if (cached) return cached;
      const flight = flights.get(key);
      if (flight) return flight.result;
      return limit.take() ? flights.start(key, () => draw(key, content)).result : null;
    },
    close: () => painter.close(),
  };
}
