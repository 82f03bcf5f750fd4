import { Failure } from '#bff/failure.ts';
import { fakeWireMatch, LIVE_KICK_OFF_SECONDS, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import type { UpstreamResponse } from '#bff/upstream/call.ts';

/** A request as the data service sees it. */
export interface Call {
  /** `live` or `events <id>`. */
  readonly key: string;
  readonly operation: 'live' | 'events';
  readonly datasets: readonly string[];
  readonly user: string;
  readonly secret: string;
  /** Seconds of the walk, as all instants here. */
  readonly sentAt: number;
}

/** What the data service does with a call. */
export type Reply =
  /** Data; `left` replaces the true count of remaining requests, null omits it. */
  | { readonly kind: 'data'; readonly left?: unknown }
  | { readonly kind: 'down'; readonly by: 'status' | 'timeout' | 'connection' }
  | { readonly kind: 'credentials' }
  | { readonly kind: 'limit'; readonly retryAfter: number | null }
  /** A refusal because of the plan: of the operation, or of a dataset. */
  | {
      readonly kind: 'lack';
      readonly status: 200 | 402 | 403;
      readonly message: string | null;
      readonly dataset?: string;
    };

const MARK = 'mark-0';

/** Answers of both operations; small ones, since compressing larger ones would take most of the time. */
const TEXTS: Readonly<Record<Call['operation'], string>> = (() => {
  const match = { ...fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [0, 0]), events: [], stats: [] };
  match.teams.home.name = MARK;
  const event = { type: 'goal', team_id: 14, player_name: MARK, timestamp: 'NOW' };
  const textOf = (record: unknown) => JSON.stringify(listEnvelope([record], { requests_left: 'LEFT' }));
  return { live: textOf(match), events: textOf(event) };
})();

const markOf = (sentAt: number) => `mark-${sentAt}`;

/** Returns when the call for an answer was sent; null: it holds no records. */
export function sentAtOf(body: Buffer): number | null {
  const [, sentAt] = /mark-([\d.e+-]+)/.exec(body.toString('latin1')) ?? [];
  return sentAt === undefined ? null : Number(sentAt);
}

const json = (status: number, body: unknown, retryAfterMs: number | null = null): UpstreamResponse => ({
  status,
  type: 'application/json',
  retryAfterMs,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});

/** Returns the response that a reply consists of. Throws the failure of a call without one. */
export function responseOf(reply: Reply, call: Call, requestsLeft: number): UpstreamResponse {
  if (reply.kind === 'data') {
    const left = 'left' in reply ? reply.left : requestsLeft;
    const text = TEXTS[call.operation]
      .replace(MARK, markOf(call.sentAt))
      .replace('"NOW"', String(Math.floor(NOON / 1_000 + call.sentAt)))
      .replace('"LEFT"', JSON.stringify(left));
    return json(200, text);
  }
  if (reply.kind === 'down') {
    if (reply.by === 'status') return json(503, {});
    throw new Failure('upstream_unavailable', reply.by);
  }
  if (reply.kind === 'credentials') return json(401, { ok: false });
  if (reply.kind === 'limit')
    return json(429, { data: [], meta: {} }, reply.retryAfter === null ? null : reply.retryAfter * 1_000);
  return json(reply.status, { data: [], meta: reply.message === null ? {} : { msg: reply.message } });
}
