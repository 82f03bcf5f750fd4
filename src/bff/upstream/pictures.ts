import { Failure } from '#bff/failure.ts';
import { IMAGE_KINDS } from '#contract/parse/image.ts';
import { createAgent } from './agent.ts';
import { createBulkhead } from './bulkhead.ts';
import { call } from './call.ts';
import type { UpstreamAccount } from './upstream-account.ts';

export type PictureKind = (typeof IMAGE_KINDS)[number];

export interface Picture {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer;
}

/** Location of pictures of the real service (v2.2 wire, images). */
const CDN = 'https://cdn.soccersapi.com';
const CDN_FOLDERS: Readonly<Record<PictureKind, string>> = {
  teams: 'soccer/teams/100',
  leagues: 'soccer/leagues/100',
  players: 'soccer/players/100',
  coaches: 'soccer/coaches/50',
  referees: 'soccer/referees/50',
  countries: 'countries/30',
  tvchannels: 'tvchannels/100',
  bookmakers: 'soccer/bookmakers',
  venues: 'soccer/venues',
};

const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 4_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function isPictureKind(text: string): text is PictureKind {
  return (IMAGE_KINDS as readonly string[]).includes(text);
}

export interface Pictures {
  /** Fetches a picture. Throws a `Failure`. */
  get(kind: PictureKind, id: string): Promise<Picture>;
  /** Tells that the embedded data service, which draws its own pictures, has restarted at `url`. */
  onRestart(url: string): void;
  close(): Promise<void>;
}

/**
 * Fetches pictures without the account, since they are public. Only the embedded service may send SVG, which can
 * contain script; from others only bytes with a PNG signature are accepted.
 */
export function createPictures({ url, mode, picturesUrl, proxy }: UpstreamAccount): Pictures {
  const bulkhead = createBulkhead(6, 256);
  const originFor = (url: string) => picturesUrl ?? (mode === 'embedded' ? new URL(url).origin : CDN);
  let origin = originFor(url);
  const agent = createAgent(6, origin, proxy ?? null);

  function check(type: string, bytes: Buffer): Picture {
    if (type === 'image/png' && bytes.subarray(0, PNG.length).equals(PNG)) return { type, bytes };
    const isSvg = type === 'image/svg+xml' && /^\s*<(?:svg|\?xml)\b/.test(bytes.toString('utf8', 0, 64));
    if (mode === 'embedded' && isSvg) return { type, bytes };
    throw new Failure('upstream_refused', 'body');
  }

  return {
    get: (kind, id) =>
      bulkhead.run(async () => {
        const path = mode === 'embedded' ? `${kind}/${id}` : `${CDN_FOLDERS[kind]}/${id}.png`;
        const { status, type, body } = await call(agent, {
          url: `${origin}/images/${path}`,
          headers: { accept: 'image/png, image/svg+xml' },
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
        });
        if (status === 404) throw new Failure('not_found', 'absent');
        if (status !== 200) throw new Failure('upstream_refused', 'status');
        return check(type, body);
      }),
    onRestart(url) {
      origin = originFor(url);
    },
    close: () => agent.destroy(),
  };
}
