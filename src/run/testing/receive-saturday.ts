import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Operation } from '#contract/operation.ts';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { settle } from '#contract/settle.ts';
import type { Feed } from '#service/feed.ts';
import { startApp } from '#service/testing/start-app.ts';
import type { World } from '#service/world/world.ts';

/** A list of matches as a page receives it. */
export interface ReceivedList {
  readonly kind: 'live' | 'day';
  /** Epoch ms. */
  readonly asOf: number;
  readonly receivedAt: number;
  readonly matches: readonly MatchRow[];
}

export interface Saturday {
  readonly world: World;
  readonly feed: Feed;
  /** Seconds between two polls. */
  readonly period: number;
}

const DAY = '2026-11-21';
const instant = (time: string) => Date.parse(`${DAY}T${time}:00Z`);
/** Before the kick-offs of three o'clock, and after their ends, epoch ms. */
export const [START, END] = [instant('14:58'), instant('17:12')];
/** The service does not answer in between. */
const OUTAGE = { from: instant('15:40'), to: instant('15:50') };
/** All lists are of a server that is late and does not know it. */
const LATENESS = { from: instant('16:39'), to: instant('16:45'), ms: 180_000 };
/** One final result is another one from then on. */
const CORRECTED_AT = instant('16:00');
/** Matches of a day that may be in play in these hours; the service answers for so many at once. */
const MAX_MATCHES = 40;
const POLLS_PER_DAY_LIST = 5;

/** Returns a function from an instant (epoch ms) to all records of a world's matches. */
export function saturdayRecords({ world, feed }: Pick<Saturday, 'world' | 'feed'>) {
  const { get, setNow } = startApp({ world, odds: false, feed });
  const ids = world
    .fixturesOn(Date.parse(DAY) / DAY_MS)
    .filter(({ frame }) => frame.kickOff * 1000 > START - 2 * HOUR_MS && frame.kickOff * 1000 < END)
    .map(({ id }) => id);
  const share = ids.filter((_, at) => at % Math.ceil(ids.length / MAX_MATCHES) === 0);
  const operation = findOperation('fixtures', 'sort') as Operation;
  return async (now: number): Promise<readonly MatchRow[]> => {
    setNow(new Date(now).toISOString());
    const { body } = await get(`fixtures/?t=sort&ids=${share.join()}&include=events`);
    const records = readAnswer(operation, ['events'], body).data as readonly Match[];
    return records.map((match) => settle('match', match) as unknown as MatchRow);
  };
}

export const isLive = ({ phase }: MatchRow) => phase === 'live';

export function withoutEvents(match: MatchRow): MatchRow {
  const { events: _, ...rest } = match as MatchRow & { events?: unknown };
  return rest as MatchRow;
}

const withMore = (match: MatchRow, goals: number) =>
  ({
    ...match,
    scores: { ...match.scores, home_score: Math.max(0, (match.scores.home_score ?? 0) + goals) },
  }) as MatchRow;
const withoutClock = (match: MatchRow) => ({ ...match, time: { ...match.time, minute: null } }) as MatchRow;
const withSidesSwapped = (match: MatchRow) =>
  ({
    ...match,
    teams: { home: match.teams.away, away: match.teams.home },
    scores: { ...match.scores, home_score: match.scores.away_score, away_score: match.scores.home_score },
  }) as MatchRow;

/** What befalls one match in a single answer: a goal without an event, a goal less, its sides turned. */
export const MISHAPS: readonly ((match: MatchRow) => MatchRow)[] = [
  (match) => withMore(match, 1),
  (match) => withoutClock(withMore(match, -1)),
  withSidesSwapped,
];

/**
 * Returns the lists of two hours in the order of their arrival: with an outage, lateness, older answers, those of a server that is
 * 25 s late and does not know it, mishaps of single matches, and a final result that is corrected.
 */
export async function receiveSaturday(saturday: Saturday): Promise<readonly ReceivedList[]> {
  const request = saturdayRecords(saturday);
  const lists: ReceivedList[] = [];
  const add = (kind: ReceivedList['kind'], asOf: number, receivedAt: number, matches: readonly MatchRow[]) =>
    lists.push({ kind, asOf, receivedAt, matches });
  let poll = 0;
  for (let now = START; now <= END; now += saturday.period * 1000) {
    if (now > OUTAGE.from && now < OUTAGE.to) continue;
    const isLate = now >= LATENESS.from && now <= LATENESS.to;
    const records = await request(isLate ? now - LATENESS.ms : now);
    const live = records.filter(isLive);
    add('live', now, now, live);
    const over = records.find(({ phase }) => phase === 'finished');
    const corrected = records.map((match) =>
      match === over && now >= CORRECTED_AT ? withMore(match, 1) : match,
    );
    if (poll % POLLS_PER_DAY_LIST === 0) add('day', now, now, corrected.map(withoutEvents));
    const earlier = lists.findLast(({ kind, asOf }) => kind === 'live' && asOf < now - 60_000);
    if (poll % 11 === 10 && earlier) add('live', earlier.asOf, now + 2000, earlier.matches);
    if (poll % 7 === 6) add('live', now + 5000, now + 5000, (await request(now - 20_000)).filter(isLive));
    const mishap = MISHAPS[poll % 5];
    const place = poll % Math.max(1, live.length);
    if (mishap)
      add(
        'live',
        now + 9000,
        now + 9000,
        live.map((match, at) => (at === place ? mishap(match) : match)),
      );
    poll += 1;
  }
  return lists;
}
