import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');
const HOUR_SECONDS = 3600;
/** Matches that kick off at each full hour and end at the next: a wall without a match in play reloads itself at night. */
const MATCHES_AN_HOUR = 12;
/** An id of ours is that of a real match and the hour of its kick-off. */
const ID_STEP = 1_000_000_000;
const LAST_MINUTE = 60;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The parts of a match's record that change. */
interface MatchRecord {
  readonly id: string;
  readonly time: object;
  readonly scores: object;
}

interface ListBody {
  readonly data: readonly MatchRecord[];
  readonly meta: object;
}

interface Options {
  /** Touchline, for the shape of all other answers. */
  readonly target: string;
  /** World time at the start, epoch ms. */
  readonly startedAt: number;
}

/**
 * Serves the built wall with matches that change at every poll: each hour of its world has the same number of matches with
 * other ids, so that what is on the screen is comparable.
 */
export async function startSoakServer({ target, startedAt }: Options) {
  /** World time, epoch ms: a page with a clock of its own sends it with each request; null while it is real. */
  let pageNow: number | null = startedAt;
  const realStart = Date.now();
  const now = () => pageNow ?? startedAt + Date.now() - realStart;
  const counts = { polls: 0, pages: 0, pending: 0 };
  /** World's instants at which each UTC day was requested first, epoch ms. */
  const days = new Map<string, number>();
  const copies = new Map<string, { readonly status: number; readonly text: string }>();
  const get = async (path: string) => {
    const response = await fetch(target + path);
    return { status: response.status, text: await response.text() };
  };
  /** A service that has just started is busy at first. */
  async function getOnceReady(path: string) {
    for (;;) {
      const answer = await get(path);
      if (answer.status === 200) return answer;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const live = JSON.parse(
    (await getOnceReady('/api/v2.2/livescores/?t=live&include=events')).text,
  ) as ListBody;
  const templates = live.data.slice(0, MATCHES_AN_HOUR);

  function matchAt(template: MatchRecord, kickOff: number, index: number): MatchRecord {
    const minute = Math.floor((now() / 1000 - kickOff) / 60);
    const hour = Math.floor(kickOff / HOUR_SECONDS) % 100_000;
    const phase = minute < 0 ? 'scheduled' : minute < LAST_MINUTE ? 'live' : 'finished';
    const isLive = phase === 'live';
    const played = Math.min(minute, LAST_MINUTE);
    // A goal every ten minutes and three a poll at the same moment: each match has its turn.
    const goals = (offset: number) => Math.max(0, Math.floor((played + index + offset) / 17));
    return {
      ...template,
      id: String(hour * ID_STEP + Number(template.id)),
      status: isLive ? 1 : phase === 'finished' ? 3 : 0,
      status_name: isLive ? 'Inplay' : phase === 'finished' ? 'Finished' : 'Notstarted',
      status_period: isLive ? '1st Half' : null,
      phase,
      aggregate_id: null,
      related_id: null,
      time: { ...template.time, timestamp: kickOff, minute: isLive ? { minute, extra: null } : null },
      scores: {
        ...template.scores,
        home_score: phase === 'scheduled' ? null : goals(0),
        away_score: phase === 'scheduled' ? null : goals(8),
      },
    } as MatchRecord;
  }

  const matchesOf = (kickOff: number) =>
    templates.map((template, index) => matchAt(template, kickOff, index));
  const thisHour = () => Math.floor(now() / 1000 / HOUR_SECONDS) * HOUR_SECONDS;

  function matchesOn(day: string): readonly MatchRecord[] {
    const start = Date.parse(day) / 1000;
    return Array.from({ length: 24 }, (_, hour) => matchesOf(start + hour * HOUR_SECONDS)).flat();
  }

  /** Returns another answer as Touchline has it for the match that ours was made of. */
  async function copyOf(path: string) {
    const original = path.replace(/\d{10,}/g, (id) => String(Number(id) % ID_STEP));
    const copy = copies.get(original) ?? (await get(original));
    copies.set(original, copy);
    return copy;
  }

  async function bodyOf(path: string): Promise<{ readonly status: number; readonly text: string }> {
    const { pathname, searchParams } = new URL(path, target);
    const list = (data: readonly MatchRecord[]) => ({
      status: 200,
      text: JSON.stringify({ data, meta: { dropped: 0 } }),
    });
    const selector = `${pathname} ${searchParams.get('t')}`;
    const day = searchParams.get('d');
    if (selector.endsWith('/livescores/ live')) {
      counts.polls += 1;
      return list(matchesOf(thisHour()).filter((match) => (match as { phase?: string }).phase === 'live'));
    }
    if (selector.endsWith('/livescores/ ended')) return list([]);
    if (selector.endsWith('/fixtures/ schedule') && day) {
      if (!searchParams.has('include')) days.set(day, days.get(day) ?? now());
      return list(matchesOn(day));
    }
    if (selector.endsWith('/fixtures/ sort')) {
      const ids = (searchParams.get('ids') ?? '').split(',');
      const hours = new Set(ids.map((id) => Math.floor(Number(id) / ID_STEP)));
      const century = Math.floor(thisHour() / HOUR_SECONDS / 100_000) * 100_000;
      const all = [...hours].flatMap((hour) => matchesOf((century + hour) * HOUR_SECONDS));
      return list(all.filter(({ id }) => ids.includes(id)));
    }
    return copyOf(path);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const sentNow = Number(request.headers['x-soak-now']);
    if (sentNow > 0) pageNow = sentNow;
    if (path.startsWith('/api/')) {
      const isPost = request.method === 'POST';
      const { status, text } = isPost ? { status: 204, text: '' } : await bodyOf(path);
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': `max-age=${path.includes('livescores') ? 5 : 60}`,
        age: '0',
        'world-time': `${now()}; rate=1`,
      });
      response.end(isPost ? undefined : text);
      return;
    }
    const { pathname } = new URL(path, target);
    if (request.headers['sec-fetch-mode'] === 'navigate') counts.pages += 1;
    const file = join(DIST, normalize(pathname === '/wall' ? '/wall.html' : pathname));
    if (!file.startsWith(DIST) || !existsSync(file)) {
      const picture = await fetch(target + path);
      response.writeHead(picture.status, {
        'content-type': picture.headers.get('content-type') ?? 'text/plain',
      });
      response.end(Buffer.from(await picture.arrayBuffer()));
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'server-timing': `world;desc="${now()}; rate=1"`,
    });
    response.end(readFileSync(file));
  }

  const server = createServer((request, response) => {
    counts.pending += 1;
    answer(request, response)
      .catch(() => response.destroy())
      .finally(() => {
        counts.pending -= 1;
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    days,
    /** Sets the world's time for the next page, epoch ms; null lets it run in real time. */
    setNow(instant: number | null): void {
      pageNow = instant;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
