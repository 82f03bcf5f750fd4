import { type ApiRequest, readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { AnswerOutcome } from '#bff/cache/answer-outcome.ts';
import { answerHeaders } from '#bff/http/headers.ts';
import type { TickedClock } from '#bff/testing/ticked-clock.ts';
import { type Call, sentAtOf } from './reply.ts';

/** Longest time in which an open page shows what the proxy has, seconds. */
const MAX_PAGE_LAG = 75;
/** Longest wait of a page after an answer that is old or failed, seconds. */
const MAX_RETRY = 60;
/** Requests that are remembered. */
const MAX_REQUESTS = 20;
/** Time in which a request that may be sent is sent, whatever others are under way. */
const ANSWER_SECONDS = 8;
/** Turns of the event loop in which an answer is read. */
const MAX_TURNS = 50;

/** A page that polls a key as the headers of its answers say. Instants are those of calls, seconds of the walk. */
interface OpenPage {
  readonly key: string;
  readonly apiRequest: ApiRequest;
  nextPollAt: number;
  /** When a visitor who got no fresh answer comes again; infinity: there is none. */
  nextVisitAt: number;
  /** Times of the last requests. */
  requests: number[];
  isWaiting: boolean;
  /** Whether this process has had data for it. */
  isWarm: boolean;
  /** Since when the proxy has newer data than the page; null: it has none. */
  newerSince: number | null;
  /** Call for the newest data that were sent, and for those that the proxy has read. */
  newestSent: number;
  newestRead: number;
}

const CLOSED = {
  nextVisitAt: Number.POSITIVE_INFINITY,
  isWaiting: false,
  isWarm: false,
  newerSince: null,
  newestSent: 0,
  newestRead: 0,
};

const ADDRESSES = [
  ['live', 'livescores', 't=live&include=events,stats'],
  ['events 7', 'fixtures', 't=match_events&id=7'],
] as const;

export interface OpenPagesOptions {
  readonly clock: TickedClock;
  readonly now: () => number;
  readonly answers: () => AnswerCache;
  readonly onBroken: (promise: string, text: string) => void;
}

/** Opens two pages and checks what they and their visitors get: data once there were data, and the newest. */
export function openPages({ clock, now, answers, onBroken }: OpenPagesOptions) {
  let isOpen = { value: true };
  const pages = ADDRESSES.map(
    ([key, route, query]): OpenPage => ({
      ...{ key, apiRequest: readApiRequest(route, query), nextPollAt: 0, requests: [] },
      ...CLOSED,
    }),
  );

  /** Checks an answer and returns the call for its data; null: it has none. */
  function read(page: OpenPage, outcome: AnswerOutcome, newestRead: number): number | null {
    const sentAt = outcome.how === 'failed' ? null : sentAtOf(outcome.version.body.identity);
    if (sentAt === null) {
      const what = outcome.how === 'failed' ? outcome.failure.reason : 'empty';
      if (page.isWarm) onBroken('never cold', `${page.key} was there and is ${what}`);
      return null;
    }
    page.isWarm = true;
    if (sentAt < newestRead) onBroken('current', `${page.key} is of ${sentAt}, and ${newestRead} was sent`);
    return sentAt;
  }

  function maxAgeOf(page: OpenPage, outcome: AnswerOutcome): number {
    if (outcome.how === 'failed') return Math.min((outcome.retryInMs ?? 5_000) / 1_000, MAX_RETRY);
    const headers = answerHeaders(outcome, clock);
    const maxAge = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
    if (maxAge > MAX_RETRY) onBroken('current', `${page.key} is not polled for ${maxAge} s`);
    return maxAge;
  }

  function request(page: OpenPage, isPoll: boolean): void {
    const { newestRead } = page;
    const isOpenNow = isOpen;
    const receive = (outcome: AnswerOutcome) => {
      if (!isOpenNow.value) return;
      const sentAt = read(page, outcome, newestRead);
      const nextAt = now() + Math.max(1, maxAgeOf(page, outcome));
      if (!isPoll) {
        const isFresh = outcome.how === 'hit' || outcome.how === 'miss';
        if (!isFresh) page.nextVisitAt = Math.min(page.nextVisitAt, nextAt);
        return;
      }
      page.isWaiting = false;
      page.nextPollAt = nextAt;
      if (sentAt !== null && sentAt >= page.newestRead) page.newerSince = null;
    };
    page.isWaiting ||= isPoll;
    page.requests = [...page.requests.slice(1 - MAX_REQUESTS), now()];
    const outcome = answers().get(page.apiRequest);
    if (outcome instanceof Promise) void outcome.then(receive);
    else receive(outcome);
  }

  function isRead({ apiRequest, newestSent, newestRead }: OpenPage): boolean {
    const version = newestSent === newestRead ? null : answers().version(apiRequest.key);
    return newestSent === newestRead || (version !== null && sentAtOf(version.body.identity) === newestSent);
  }

  return {
    keys: pages.map(({ key }) => key),
    /** Whether it has been requested after `instant`, and some time ago. */
    isRequested: (key: string, instant: number) =>
      pages.some(
        (page) =>
          page.key === key && page.requests.some((at) => at >= instant && at <= now() - ANSWER_SECONDS),
      ),
    visit: () => {
      for (const page of pages) request(page, false);
    },
    poll: () => {
      for (const page of pages) {
        if (!page.isWaiting && page.nextPollAt <= now()) request(page, true);
        if (page.nextVisitAt > now()) continue;
        page.nextVisitAt = Number.POSITIVE_INFINITY;
        request(page, false);
      }
    },
    get nextPollAt() {
      return Math.min(
        ...pages.map(({ isWaiting, nextPollAt, nextVisitAt }) =>
          isWaiting ? nextVisitAt : Math.min(nextPollAt, nextVisitAt),
        ),
      );
    },
    onData({ key, sentAt }: Call): void {
      const page = pages.find((each) => each.key === key);
      if (!page || sentAt <= page.newestSent) return;
      page.newestSent = sentAt;
      page.newerSince ??= now();
    },
    /** Waits until the proxy has read what was sent: it yields when the machine is busy. */
    async settle(): Promise<void> {
      for (const page of pages) {
        for (let turn = 0; turn < MAX_TURNS && !isRead(page); turn += 1) await new Promise(setImmediate);
        page.newestRead = page.newestSent;
      }
    },
    check(): void {
      for (const { key, newerSince } of pages) {
        if (newerSince !== null && now() > newerSince + MAX_PAGE_LAG)
          onBroken('current', `the page of ${key} does not show what came at ${newerSince}`);
      }
    },
    /** Begins anew with another process. */
    onStart(): void {
      isOpen.value = false;
      isOpen = { value: true };
      for (const page of pages) Object.assign(page, CLOSED, { nextPollAt: now() });
    },
  };
}
