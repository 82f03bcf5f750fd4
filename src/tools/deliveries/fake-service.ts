import type { ApiRequest } from '#bff/api-request.ts';
import { computeFreshness } from '#bff/cache/freshness.ts';
import { progressOf } from '#bff/cache/progress.ts';
import { bodyOf, JSON_TYPE, sha256Of, type Version } from '#bff/cache/version.ts';
import { Failure } from '#bff/failure.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Dice } from '#contract/testing/dice.ts';
import { isLive, MISHAPS, withoutEvents } from '#run/testing/receive-saturday.ts';

/** Seconds between two lists of matches in play. */
export const LIVE_SECONDS = 30;
/** Time between request and response, ms. */
const LATENCY_MS = 200;
/** One answer in so many is of a server that is late, or has something wrong of one match. */
const [LATE_ONE_IN, MISHAP_ONE_IN] = [40, 6];

/** An answer that the server received. */
export interface Answer {
  readonly kind: 'live' | 'day';
  /** When it was requested and when it arrived, epoch ms. */
  readonly asOf: number;
  readonly at: number;
  readonly matches: readonly MatchRow[];
}

export type Records = (now: number) => Promise<readonly MatchRow[]>;

/** Two of three matches are enough, and take half the time. */
const withoutThird = (matches: readonly MatchRow[]) => matches.filter((_, place) => place % 3 > 0);

/** Remembers what the world says at each half minute: all seeds play the same afternoon. */
export function createRecords(request: Records): Records {
  const records = new Map<number, Promise<readonly MatchRow[]>>();
  return (now) => {
    const at = Math.floor(now / 30_000) * 30_000;
    const answer = records.get(at) ?? request(at).then(withoutThird);
    records.set(at, answer);
    return answer;
  };
}

/** Takes the last goal of a match back, as a video referee does. */
function withoutLastGoal(match: MatchRow): MatchRow {
  const { events = [], scores, teams } = match;
  const at = events.findLastIndex(({ type, result }) => type === 'goal' && result !== 'cancelled');
  const goal = events[at];
  if (!goal) return match;
  const isHome = (goal.team_id === teams.home.id) !== (goal.own_goal === true);
  const name = isHome ? 'home_score' : 'away_score';
  return {
    ...match,
    scores: { ...scores, [name]: Math.max(0, (scores[name] ?? 0) - 1) },
    events: events.map((event, place) => (place === at ? { ...event, result: 'cancelled' } : event)),
  } as MatchRow;
}

interface FakeServiceOptions {
  readonly records: Records;
  readonly dice: Dice;
  readonly now: () => number;
  /** Whether it answers. */
  isUp(): boolean;
  pause(ms: number): Promise<void>;
}

/** The data service of an afternoon, which flaps, is late, takes goals back and gives some of them again. */
export function createFakeService({ records, dice, now, isUp, pause }: FakeServiceOptions) {
  const received: Answer[] = [];
  /** The goals of each match, and when the last one is taken back, epoch ms. */
  const rulings = new Map<
    string,
    { readonly goals: number; readonly from: number; readonly until: number }
  >();

  /** Takes one goal in four back a minute after it, and some of them count again. */
  function rule(match: MatchRow): MatchRow {
    const goals = (match.scores.home_score ?? 0) + (match.scores.away_score ?? 0);
    const former = rulings.get(match.id) ?? { goals, from: Number.POSITIVE_INFINITY, until: 0 };
    const from = now() + 30_000 + dice.below(60_000);
    const until = from + (dice.oneIn(2) ? 150_000 : 7_200_000);
    const own = goals > former.goals && dice.oneIn(4) ? { goals, from, until } : { ...former, goals };
    rulings.set(match.id, own);
    const isRuled = match.phase === 'live' && now() >= own.from && now() < own.until;
    return isRuled ? withoutLastGoal(match) : match;
  }

  async function matchesOf({ name, parameters }: ApiRequest): Promise<readonly MatchRow[]> {
    const isOfLive = name.startsWith('livescores');
    const isLate = isOfLive && dice.oneIn(LATE_ONE_IN);
    const all = (await records(isLate ? now() - 180_000 : now())).map(rule);
    if (isOfLive) {
      const live = all.filter(isLive);
      if (isLate || !dice.oneIn(MISHAP_ONE_IN)) return live;
      const place = dice.below(live.length);
      const mishap = dice.of(MISHAPS);
      return live.map((match, at) => (at === place ? mishap(match) : match));
    }
    const ids = parameters.find(([parameter]) => parameter === 'ids')?.[1].split(',');
    return all.filter(({ id }) => ids?.includes(id) ?? true).map(withoutEvents);
  }

  return {
    received,
    async load(apiRequest: ApiRequest): Promise<Version> {
      const asOf = now();
      await pause(LATENCY_MS);
      if (!isUp()) throw new Failure('upstream_unavailable', 'connection');
      const matches = await matchesOf(apiRequest);
      const { operation } = apiRequest;
      const terms = { mode: 'real', livePollSeconds: LIVE_SECONDS } as const;
      const { freshMs, maxStaleMs } = computeFreshness(operation, matches, asOf, terms, 0);
      const identity = Buffer.from(JSON.stringify({ data: matches }));
      const at = now();
      received.push({ kind: operation.route === 'livescores' ? 'live' : 'day', asOf, at, matches });
      return {
        body: bodyOf(JSON_TYPE, sha256Of(identity), identity, null),
        asOf,
        receivedAt: at,
        freshUntil: asOf + freshMs,
        refreshAt: asOf + freshMs,
        deleteAt: asOf + freshMs + maxStaleMs,
        progress: progressOf(matches, asOf),
      };
    },
  };
}
