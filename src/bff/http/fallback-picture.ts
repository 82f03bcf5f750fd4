import type { Picture, PictureKind } from '#bff/upstream/pictures.ts';

const SHIELD = '<path d="M16 3 27 6v9c0 7-5 11-11 14C10 26 5 22 5 15V6z"/>';
const HEAD = '<circle cx="16" cy="12" r="6"/><path d="M4 29c1-8 6-10 12-10s11 2 12 10z"/>';
const RECTANGLE = '<rect x="3" y="8" width="26" height="16" rx="2"/>';

const SHAPES: Readonly<Record<PictureKind, string>> = {
  teams: SHIELD,
  leagues: SHIELD,
  players: HEAD,
  coaches: HEAD,
  referees: HEAD,
  countries: RECTANGLE,
  tvchannels: RECTANGLE,
  bookmakers: RECTANGLE,
  venues: RECTANGLE,
};

/** Returns the placeholder for a missing picture: a plain shape that is visible on light and dark backgrounds. */
export function fallbackPicture(kind: PictureKind): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#888" fill-opacity=".45">${SHAPES[kind]}</svg>`;
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}
