import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kinds of what is photographed, each in a folder; `screens`: the programs beside the app, walls and embeds. */
export const PICTURE_KINDS = ['stories', 'pages', 'screens'] as const;

/** Stores a PNG of a kind in a view. */
export type SavePicture = (
  kind: (typeof PICTURE_KINDS)[number],
  name: string,
  view: string,
  png: Buffer,
) => void;

/** Returns a function that stores pictures under a folder, as `stories/scores-match-row--live.390-light.png`. */
export const savePicturesTo =
  (dir: string): SavePicture =>
  (kind, name, view, png) => {
    mkdirSync(join(dir, kind), { recursive: true });
    writeFileSync(join(dir, kind, `${name}.${view}.png`), png);
  };
