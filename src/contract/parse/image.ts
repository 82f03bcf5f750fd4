import { isNothing, type Reader } from './reader.ts';

/** Kinds of picture, as they occur in an address. */
export const IMAGE_KINDS = [
  'teams',
  'leagues',
  'players',
  'coaches',
  'referees',
  'countries',
  'tvchannels',
  'bookmakers',
  'venues',
] as const;

/** Matches `/images/soccer/teams/80/20.png`; the number in the middle is a size in pixels. */
const ADDRESS = new RegExp(
  String.raw`^(?:https?://[^/\s]+)?/images/(?:soccer/)?(${IMAGE_KINDS.join('|')})/(?:\d{1,3}/)?([a-z0-9][a-z0-9_-]{0,30})(?:\.(?:png|svg|jpg|webp))?$`,
  'i',
);

/**
 * The address of a picture on our own origin, `/img/<kind>/<id>`, from that of any v2.2 service: the vendor's CDN
 * with its sizes and `.png`, or `<origin>/images/<kind>/<id>`. Flags have country codes as ids: `/img/countries/en`.
 */
export const image: Reader<string> = (wire) => {
  if (isNothing(wire)) return null;
  const parts = typeof wire === 'string' ? ADDRESS.exec(wire) : null;
  return parts?.[1] && parts[2] ? `/img/${parts[1].toLowerCase()}/${parts[2].toLowerCase()}` : undefined;
};
