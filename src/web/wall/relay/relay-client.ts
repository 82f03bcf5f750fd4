import type { WallProgram } from '#contract/wall-address.ts';
import {
  MAX_REPORTED_QUERY_CHARACTERS,
  PLAIN_QUERY,
  WALL_COMMANDS_SECONDS,
  WALL_REPORT_SECONDS,
  type WallId,
  type WallOrders,
  type WallReport,
} from '#contract/wall-relay.ts';
import { ApiError } from '#web/data/api-error.ts';
import { postToWall, postWallReport } from '#web/data/wall-relay.ts';
import { type Store, subscribeToAll } from '#web/state/store.ts';
import type { CurrentScreen } from '#web/wall/control/wall-screen.ts';
import { type CommandTargets, perform } from './perform.ts';
import { stateOfWall, visibleMatchesOf } from './state-of-wall.ts';
import type { wallCode } from './wall-code.ts';

const MAX_RETRY_MS = 30_000;
/** The words of a code that could not be had go away after this time. */
const FAILURE_WORDS_MS = 20_000;
const REMOVAL_WORDS_MS = 60_000;

interface Options extends Omit<CommandTargets, 'screen' | 'showCode'> {
  readonly wall: WallId;
  readonly program: WallProgram;
  readonly version: string;
  readonly screen: Store<CurrentScreen>;
  readonly code: typeof wallCode;
  /** Called when an operator has removed the wall. */
  readonly onRemoved: () => void;
  /** World time, epoch ms; null: unknown. */
  readonly now: () => number | null;
  /** From 0 to 1, to spread the retries of many walls. */
  readonly chance: () => number;
}

/** Memory in use, in browsers that say it. */
const heapBytes = (): number | null =>
  (performance as { readonly memory?: { readonly usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? null;

const isRemoval = (error: unknown): boolean => error instanceof ApiError && error.code === 'wall_removed';

/**
 * Connects a wall to its remotes and operators: reports what it shows, and asks for commands every second while a remote is
 * paired or a code is on the screen. Its failures disturb nothing; it tries again, less and less often.
 *
 * @returns asks for a code to show, and stops it all
 */
export function startRelayClient(options: Options) {
  const { wall, program, version, control, screen, code, page, onRemoved, now, chance } = options;
  const controller = new AbortController();
  const { signal } = controller;
  let after = 0;
  let isAttended = false;
  let failures = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let reportedState = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let codeTimer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isRemoved = false;

  const targets: CommandTargets = {
    control,
    page,
    screen: () => ({ ...screen.get(), now: now() ?? 0 }),
    showCode: () => void showCode(),
  };
  const state = () => stateOfWall(control.get(), program, screen.get());

  function report(): Promise<WallOrders> {
    const { asOf } = screen.get();
    const query = page.search.slice(1);
    const isPlain = query.length <= MAX_REPORTED_QUERY_CHARACTERS && PLAIN_QUERY.test(query);
    const body: WallReport = {
      wall,
      after,
      name: program.name,
      version,
      uptimeSeconds: Math.floor(performance.now() / 1000),
      heapBytes: heapBytes(),
      lastGoodPollAt: asOf === null ? null : Math.floor(asOf / 1000),
      query: isPlain ? query : null,
      state: state(),
    };
    reportedAt = performance.now();
    reportedState = JSON.stringify(body.state);
    return postWallReport(body, signal);
  }

  function follow({ commands, remotes, hasCode, hasManyWrongCodes: isGuessed }: WallOrders): void {
    const onScreen = code.get();
    if (onScreen !== null && typeof onScreen === 'object') {
      // A remote has it, so that the picture is whole again.
      if (!hasCode && remotes > 0) code.set(null);
      else if (isGuessed !== onScreen.isGuessed) code.set({ ...onScreen, isGuessed });
    }
    isAttended = remotes > 0 || hasCode;
    for (const { number, command } of commands) {
      if (number <= after) continue;
      after = number;
      perform(command, targets);
    }
  }

  async function step(): Promise<void> {
    clearTimeout(timer);
    if (isBusy || isRemoved || signal.aborted) return;
    isBusy = true;
    try {
      const isDue = performance.now() - reportedAt >= WALL_REPORT_SECONDS * 1000 || !isAttended;
      const visibleMatches = visibleMatchesOf(screen.get());
      follow(
        isDue
          ? await report()
          : await postToWall({ do: 'commands', wall, after, state: state(), visibleMatches }, signal),
      );
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isRemoval(error)) endRelay();
    }
    isBusy = false;
    if (isRemoved || signal.aborted) return;
    const period = (isAttended ? WALL_COMMANDS_SECONDS : WALL_REPORT_SECONDS) * 1000;
    const delay =
      failures === 0 ? period : Math.min(MAX_RETRY_MS, period * 2 ** failures) * (1 - chance() / 4);
    timer = setTimeout(() => void step(), delay);
  }

  function endCodeAfter(ms: number): void {
    clearTimeout(codeTimer);
    codeTimer = setTimeout(() => code.set(null), ms);
  }

  /** Asks for nothing more: the page goes on without remotes, and says so. */
  function endRelay(): void {
    if (!isRemoved) onRemoved();
    isRemoved = true;
    code.set('removed');
    endCodeAfter(REMOVAL_WORDS_MS);
  }

  async function showCode(): Promise<void> {
    if (isRemoved) return endRelay();
    if (code.get() === 'requested') return;
    clearTimeout(codeTimer);
    code.set('requested');
    try {
      const pairingCode = await postToWall({ do: 'code', wall, after, name: program.name }, signal);
      const durationMs = pairingCode.seconds * 1000;
      code.set({ code: pairingCode.code, endsAt: performance.now() + durationMs, isGuessed: false });
      endCodeAfter(durationMs);
      isAttended = true;
      failures = 0;
      await step();
    } catch (error) {
      if (signal.aborted) return;
      if (isRemoval(error)) return endRelay();
      code.set('failed');
      endCodeAfter(FAILURE_WORDS_MS);
    }
  }

  /** Reports a change soon that no request for commands would carry. */
  function onChange(): void {
    if (isAttended || failures > 0 || isBusy || JSON.stringify(state()) === reportedState) return;
    if (performance.now() - reportedAt < WALL_COMMANDS_SECONDS * 1000) return;
    void step();
  }

  const unsubscribe = subscribeToAll(control, screen)(onChange);
  signal.addEventListener('abort', () => {
    unsubscribe();
    clearTimeout(timer);
    clearTimeout(codeTimer);
  });
  void step();
  return { showCode: () => void showCode(), stop: () => controller.abort() };
}
