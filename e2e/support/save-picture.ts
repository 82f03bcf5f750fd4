import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stores a PNG of a story or page in a view. */
export type SavePicture = (kind: 'stories' | 'pages', name: string, view: string, png: Buffer) => void;

/** Returns a function that stores pictures under a folder, as `stories/scores-match-row--live.390-light.png`. */
export const savePicturesTo =
  (dir: string): SavePicture =>
  (kind, name, view, png) => {
    mkdirSync(join(dir, kind), { recursive: true });
    writeFileSync(join(dir, kind, `${name}.${view}.png`), png);
  };
