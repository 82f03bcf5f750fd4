import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#bff/cache/single-flight.ts';
import { type Body, bodyBytes, bodyOf, sha256Of, toBrotli } from '#bff/cache/version.ts';
import { noPicture } from '#bff/failure.ts';
import { isPictureKind, type Picture, type PictureKind, type Pictures } from '#bff/upstream/pictures.ts';
import { canonicalId } from '#contract/canonical-id.ts';
import { OPEN_HEADERS, PICTURE_POLICY } from './security.ts';
import { sendBody } from './send-body.ts';

const SHIELD = '<path d="M16 3 27 6v9c0 7-5 11-11 14C10 26 5 22 5 15V6z"/>';
const PERSON = '<circle cx="16" cy="12" r="6"/><path d="M4 29c1-8 6-10 12-10s11 2 12 10z"/>';
const RECTANGLE = '<rect x="3" y="8" width="26" height="16" rx="2"/>';

const SHAPES: Readonly<Record<PictureKind, string>> = {
  teams: SHIELD,
  leagues: SHIELD,
  players: PERSON,
  coaches: PERSON,
  referees: PERSON,
  countries: RECTANGLE,
  tvchannels: RECTANGLE,
  bookmakers: RECTANGLE,
  venues: RECTANGLE,
};

/** Returns the placeholder for a missing picture: a plain shape that is visible on light and dark backgrounds. */
function fallbackPicture(kind: PictureKind): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#888" fill-opacity=".45">${SHAPES[kind]}</svg>`;
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}

const ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,30}$/;
const MAX_PICTURES = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Time for which a failed picture is not requested again. */
const MISSING_TTL_SECONDS = 60;

/** Drawings are compressed once for as long as they are cached. */
const DRAWING_QUALITY = 11;
/** Smaller drawings, such as placeholders, gain nothing from compression. */
const MIN_DRAWING_BYTES = 256;

/** Returns a picture as it is sent: drawings are text, a PNG is compressed already. */
async function toBody({ type, bytes }: Picture): Promise<Body> {
  const isDrawing = type === 'image/svg+xml' && bytes.length >= MIN_DRAWING_BYTES;
  const br = isDrawing ? await toBrotli(bytes, DRAWING_QUALITY) : null;
  return bodyOf(type, sha256Of(bytes), bytes, br);
}

/**
 * Serves `GET /img/<kind>/<id>`: a cached picture, or a placeholder shape, so that browsers contact no other host and
 * never show a broken picture.
 *
 * @param elapsed monotonic time of the machine, ms
 */
export function pictureRoute(app: FastifyInstance, pictures: Pictures, elapsed: () => number): void {
  const pictureCache = new LRUCache<string, Body>({
    max: MAX_PICTURES,
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => bodyBytes(body) + 256,
  });
  const missingUntil = new LRUCache<string, number>({ max: MAX_PICTURES });
  const flights = createSingleFlight<Body | null>();

  async function fetchOnce(kind: PictureKind, id: string, key: string): Promise<Body | null> {
    try {
      const picture = await toBody(await pictures.get(kind, id));
      pictureCache.set(key, picture);
      return picture;
    } catch {
      missingUntil.set(key, elapsed() + MISSING_TTL_SECONDS * 1_000);
      return null;
    }
  }

  function find(kind: PictureKind, id: string): Body | null | Promise<Body | null> {
    const key = `${kind}/${id}`;
    const picture = pictureCache.get(key);
    if (picture) return picture;
    if ((missingUntil.get(key) ?? 0) > elapsed()) return null;
    return (flights.get(key) ?? flights.start(key, () => fetchOnce(kind, id, key))).result;
  }

  app.get<{ Params: { kind: string; id: string } }>(
    '/img/:kind/:id',
    { config: { limit: 'picture' } },
    async (request, reply) => {
      request.operation = 'picture';
      const { kind, id } = request.params;
      if (!isPictureKind(kind) || !ID_PATTERN.test(id)) throw noPicture();
      const picture = await find(kind, canonicalId(id) ?? id);
      reply
        .header(
          'cache-control',
          picture ? 'public, max-age=31536000, immutable' : `public, max-age=${MISSING_TTL_SECONDS}`,
        )
        .headers({ ...OPEN_HEADERS, 'content-security-policy': PICTURE_POLICY });
      return sendBody(request, reply, picture ?? (await toBody(fallbackPicture(kind))));
    },
  );

  app.get('/img/*', { config: { limit: 'picture' } }, () => {
    throw noPicture();
  });
}
