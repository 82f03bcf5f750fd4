import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { parseWallAddress } from '#contract/wall-address.ts';
import { en } from '#web/testing/words.ts';
import { DEFAULT_CONTROL } from '#web/wall/control/control.ts';
import { FreezeBoundary } from '#web/wall/control/freeze-boundary.tsx';
import { keepFrozenAnswers } from '#web/wall/control/keep-frozen-answers.ts';
import { wallControl } from '#web/wall/control/wall-control.ts';
import { screenNow } from '#web/wall/control/wall-screen.ts';
import { filesIn } from '#web/wall/health/page-files.ts';
import { superviseWall } from '#web/wall/health/supervise.ts';
import { WallBoundary } from '#web/wall/health/wall-boundary.tsx';
import { createWallClient } from '#web/wall/health/wall-client.ts';
import { perform } from '#web/wall/relay/perform.ts';
import { restoreSnapshot } from '#web/wall/snapshot/snapshot.ts';
import { Wall } from '#web/wall/wall.tsx';
import { WordsContext } from '#web/words/use-words.ts';

/** `gone`: no connection; `silent`: no request ends, or none of an answer. */
type Behaviour = 'answers' | 'outage' | 'limit' | 'gone' | 'silent' | 'silent-answers';

/** Returns the page of a build. */
export const pageOf = (build: string): string => `<script type="module" src="/assets/${build}.js"></script>`;

const headersAt = (world: number) => ({
  'world-time': `${Math.round(world)}; rate=1`,
  'cache-control': 'max-age=5',
  age: '0',
});

/** A server whose world runs with the test's clock. */
export function createWallServer() {
  const openedAt = performance.now();
  const server = {
    behaviour: 'answers' as Behaviour,
    /** What the addresses have in common that fail. */
    failing: null as string | null,
    /** Its matches in play, which are those of the day, too. */
    matches: [sampleMatch(1, { score: [1, 0] }), sampleMatch(2)] as readonly MatchRow[],
    /** Seconds for which its answers are fresh. */
    maxAge: 5,
    /** The page of the wall, by whose files it knows a new version. */
    page: pageOf('wall-1'),
    requests: [] as string[],
    /** How far its clock was set ahead, ms. */
    aheadMs: 0,
    /** Kick-off plus 23 minutes at first, epoch ms. */
    now: (): number => (KICK_OFF + 23 * 60) * 1000 + server.aheadMs + performance.now() - openedAt,
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    server.requests.push(url);
    const neverEnds = () =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', ({ target }) => reject((target as AbortSignal).reason));
      });
    if (server.behaviour === 'silent') return neverEnds();
    if (server.behaviour === 'gone') throw new TypeError('Failed to fetch');
    if (!url.startsWith('/api/')) return new Response(server.page);
    if (server.behaviour === 'silent-answers') return neverEnds();
    const headers = { ...headersAt(server.now()), 'cache-control': `max-age=${server.maxAge}` };
    const refuse = (status: number, code: string, detail = code) =>
      new Response(JSON.stringify({ error: { code, message: '' } }), {
        status,
        headers: { ...headers, 'cache-status': `Touchline; fwd=miss; detail=${detail}` },
      });
    if (server.behaviour === 'outage' || (server.failing !== null && url.includes(server.failing)))
      return refuse(503, 'upstream_unavailable');
    if (server.behaviour === 'limit') return refuse(429, 'rate_limited', 'limit; window=day');
    const ids = /[?&]ids=([\d,]+)/.exec(url)?.[1]?.split(',') ?? [];
    const ended = ids.map((id) => sampleMatch(Number(id), { status: 3, phase: 'finished' }));
    const hasMatches = url.includes('t=live') || url.includes('t=schedule');
    return new Response(JSON.stringify({ data: hasMatches ? server.matches : ended, meta: { dropped: 0 } }), {
      headers,
    });
  });
  return server;
}

const ends: (() => void)[] = [];

/** Opens a wall as its page does, with what is in the storage. Returns how often it has reloaded itself. */
export function openWall(search = '?views=board&zone=Europe/London') {
  const { program, problems } = parseWallAddress(search);
  const client: QueryClient = createWallClient();
  restoreSnapshot(client);
  const reload: Mock<() => void> = vi.fn();
  const stop = superviseWall({
    client,
    files: filesIn(pageOf('wall-1')),
    reload,
  });
  const stopKeeping = keepFrozenAnswers(client);
  const showCode: Mock<() => void> = vi.fn();
  const targets = {
    control: wallControl,
    screen: screenNow,
    showCode,
    page: { search, reload, assign: vi.fn() },
  };
  const { container, unmount } = render(
    <WordsContext value={en}>
      <QueryClientProvider client={client}>
        <WallBoundary>
          <FreezeBoundary>
            <Wall program={program} problems={problems} onCommand={(command) => perform(command, targets)} />
          </FreezeBoundary>
        </WallBoundary>
      </QueryClientProvider>
    </WordsContext>,
  );
  function close(): void {
    stop();
    stopKeeping();
    unmount();
    // What is on its way would go on to the real network once the fake server is gone.
    void client.cancelQueries();
    client.clear();
  }
  ends.push(close);
  return { container, client, reload, showCode, close };
}

/** Gives each test of a file fake timers and an empty storage, and closes its walls. */
export function setUpWalls(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // A browser's own timers are not faked.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    });
    localStorage.clear();
    sessionStorage.clear();
    wallControl.set(DEFAULT_CONTROL);
  });
  afterEach(async () => {
    await act(async () => {
      for (const end of ends.splice(0)) end();
    });
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Lets time pass, in steps between which the page is drawn. */
export async function passTime(ms: number, stepMs = 1000): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - passed));
    });
}
