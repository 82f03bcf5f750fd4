/**
 * What happened in the matches, read from the answers that the server received and from nothing else. It shares no code with
 * what it checks, and says of each fact whether it is plain: then everybody who wants it must have been told.
 */
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from './fake-service.ts';

export type Side = 'home' | 'away';
export const FACT_KINDS = ['goals', 'ruled-out', 'reds', 'kick-off', 'half-time', 'full-time'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export interface Fact {
  readonly matchId: string;
  readonly kind: FactKind;
  /** Of a goal, a ruling and a red card: whose it is, by the sides of the first answer, and its number. */
  readonly side: Side | null;
  readonly teamId: string | null;
  readonly number: number;
  /** When the first answer that shows it arrived, epoch ms. */
  readonly at: number;
  /** Whether the answers around it leave no doubt about it. */
  readonly isPlain: boolean;
  /** Whether it is the first answer after so long that what it shows is no news. */
  readonly endsGap: boolean;
}

/** A match in an answer. */
interface Sight {
  readonly at: number;
  readonly match: MatchRow;
  readonly endsGap: boolean;
}

/** What happened between answers further apart than this is no news, nor what the answers of the next moment add, ms. */
const [GAP_MS, RETURN_MS] = [120_000, 3_000];
/** Around a plain fact the answers are in order for so long, ms. */
const [CALM_BEFORE_MS, CALM_AFTER_MS] = [150_000, 100_000];
/** Statuses of half-time. */
const HALF_TIME = 11;

/** The match by the sides of its first answer. */
export interface MatchStory {
  readonly first: MatchRow;
  readonly sights: readonly Sight[];
  readonly facts: readonly Fact[];
}

function scoreOf({ teams, scores }: MatchRow, first: MatchRow, side: Side): number {
  const isSwapped = teams.home.id === first.teams.away.id;
  return (isSwapped === (side === 'home') ? scores.away_score : scores.home_score) ?? 0;
}

const redsOf = ({ events = [], teams }: MatchRow, first: MatchRow, side: Side): number | null =>
  events.length === 0
    ? null
    : events.filter(
        ({ type, result, team_id }) =>
          /^(yellow)?redcard$/.test(type) &&
          result !== 'cancelled' &&
          team_id === first.teams[side].id &&
          [teams.home.id, teams.away.id].includes(team_id),
      ).length;

const orderOf = ({ phase }: MatchRow) => ['scheduled', 'live', 'finished'].indexOf(phase);
const minuteOf = ({ status, time, status_period: period }: MatchRow) =>
  (/2nd/i.test(period ?? '') ? 1_000 : 0) +
  (status === HALF_TIME ? 500 : 0) +
  (time.minute?.minute ?? 0) +
  (time.minute?.extra ?? 0) / 100;

/** Whether a match goes on as matches do between two answers, but for goals that a ruling takes back. */
function isInOrder(before: MatchRow, after: MatchRow): boolean {
  if (before.teams.home.id !== after.teams.home.id || orderOf(after) < orderOf(before)) return false;
  const hasClock = before.time.minute && after.time.minute && before.phase === 'live';
  return !hasClock || minuteOf(after) >= minuteOf(before);
}

const goalsIn = ({ scores }: MatchRow) => (scores.home_score ?? 0) + (scores.away_score ?? 0);

/** Whether goals are only added, from answer to answer. */
const isRising = (sights: readonly Sight[]): boolean =>
  sights.every(({ match }, place) => {
    const before = sights[place - 1];
    return !before || goalsIn(before.match) <= goalsIn(match);
  });

/** Whether the answers before and after an instant leave no doubt about what the one then shows. */
function isCalm(sights: readonly Sight[], at: number): boolean {
  const around = sights.filter((one) => one.at > at - CALM_BEFORE_MS && one.at < at + CALM_AFTER_MS);
  const isOrderly = around.every(({ match }, place) => {
    const before = around[place - 1];
    return !before || isInOrder(before.match, match);
  });
  const [before, after] = [around.filter((one) => one.at < at), around.filter((one) => one.at >= at)];
  const isSeen = after.length > 1 || after[0]?.match.phase === 'finished';
  return isOrderly && before.length > 0 && isSeen && isRising(before) && isRising(after);
}

function factsOf(id: string, first: MatchRow, sights: readonly Sight[]): readonly Fact[] {
  const facts: Fact[] = [];
  const add = (
    kind: FactKind,
    { at, endsGap }: Sight,
    isPlain: boolean,
    side: Side | null = null,
    number = 0,
  ) =>
    facts.push({
      matchId: id,
      kind,
      side,
      teamId: side && first.teams[side].id,
      number,
      at,
      isPlain,
      endsGap,
    });
  for (const side of ['home', 'away'] as const) {
    let score = 0;
    let reds = 0;
    for (const [place, sight] of sights.entries()) {
      const { match, at } = sight;
      const isFirst = place === 0;
      const now = scoreOf(match, first, side);
      const isLive = match.phase === 'live';
      for (let number = score + 1; number <= now; number += 1)
        add('goals', sight, !isFirst && isLive && isCalm(sights, at), side, number);
      for (let number = score; number > now; number -= 1) {
        const goal = facts.findLast(
          (fact) => fact.kind === 'goals' && fact.side === side && fact.number === number,
        );
        const stays = sights.every(
          (one) => one.at < at || one.at > at + CALM_AFTER_MS || scoreOf(one.match, first, side) <= now,
        );
        const isOwn = (goal?.isPlain && score - now === 1 && isLive && stays && isCalm(sights, at)) ?? false;
        add('ruled-out', sight, isOwn, side, number);
      }
      score = now;
      const redsNow = redsOf(match, first, side) ?? reds;
      for (let number = reds + 1; number <= redsNow; number += 1)
        add('reds', sight, !isFirst && isLive && isCalm(sights, at), side, number);
      reds = Math.max(reds, redsNow);
    }
  }
  const reach = (
    kind: FactKind,
    isReached: (match: MatchRow) => boolean,
    isNow: (match: MatchRow) => boolean,
  ) => {
    const place = sights.findIndex(({ match }) => isReached(match));
    const sight = sights[place];
    if (sight) add(kind, sight, place > 0 && isNow(sight.match) && isCalm(sights, sight.at));
  };
  const isPast = ({ phase, status, status_period: period }: MatchRow) =>
    phase === 'finished' || status === HALF_TIME || /2nd|extra|penalt/i.test(period ?? '');
  const isEarly = ({ phase, time }: MatchRow) => phase === 'live' && (time.minute?.minute ?? 0) <= 5;
  reach('kick-off', ({ phase }) => phase === 'live' || phase === 'finished', isEarly);
  reach('half-time', isPast, ({ status }) => status === HALF_TIME);
  reach(
    'full-time',
    ({ phase }) => phase === 'finished',
    ({ status }) => status === 3,
  );
  return facts;
}

/** Returns the stories of all matches by their ids. */
export function storiesOf(answers: readonly Answer[]): ReadonlyMap<string, MatchStory> {
  const sights = new Map<string, Sight[]>();
  let liveAsOf = Number.NEGATIVE_INFINITY;
  let returnedAt = Number.NEGATIVE_INFINITY;
  for (const { kind, asOf, at, matches } of answers) {
    if (asOf - liveAsOf > GAP_MS) returnedAt = asOf;
    const endsGap = asOf <= returnedAt + RETURN_MS;
    // While no match is in play the day's list says so.
    if (kind === 'live' || !matches.some(({ phase }) => phase === 'live'))
      liveAsOf = Math.max(liveAsOf, asOf);
    for (const match of matches) {
      const own = sights.get(match.id) ?? [];
      const events = match.events ?? own.at(-1)?.match.events;
      own.push({ at, endsGap, match: events ? { ...match, events } : match });
      sights.set(match.id, own);
    }
  }
  return new Map(
    [...sights].map(([id, own]) => {
      const first = (own[0] as Sight).match;
      return [id, { first, sights: own, facts: factsOf(id, first, own) }];
    }),
  );
}
