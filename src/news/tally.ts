import { goalMinute, isGoal } from '#contract/goal.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isSendingOff } from '#contract/sending-off.ts';
import { isKick, isScoredKick } from '#contract/shoot-out-kick.ts';
import type { Incident } from './match-change.ts';

/** An event that is counted, as far as it is known. */
export interface TallyItem extends Incident {
  /** Id of its change. */
  readonly key: string;
  /** Whether it was there at first sight. */
  readonly isHistory?: boolean;
  /** How often it was taken back and counted again; absent: never. */
  readonly returns?: number;
}

interface RevokedItem extends TallyItem {
  /** World time at which it was taken back, epoch ms. */
  readonly revokedAt: number;
}

/** The goals, red cards or other events of a side. */
export interface Tally {
  /** Those that count, oldest first. */
  readonly items: readonly TallyItem[];
  /** Those that were taken back. */
  readonly revoked: readonly RevokedItem[];
}

export interface TallyChange {
  readonly type: 'new' | 'completed' | 'revoked' | 'reinstated';
  readonly item: TallyItem;
  /** What was known of a completed item before. */
  readonly former?: Incident;
}

export const EMPTY_TALLY: Tally = { items: [], revoked: [] };

/** What an answer says of a side. */
export interface TallySource {
  /** Start of the keys: `99 goal home`. */
  readonly base: string;
  readonly count: number;
  /** The side's events; they name the items only if there is one for each. */
  readonly events: readonly MatchEvent[];
  /** World time of the answer, epoch ms. */
  readonly asOf: number;
  /** World seconds in a real second. */
  readonly rate: number;
}

const UNKNOWN: Incident = { minute: null, player: null, detail: null, timestamp: null, remark: null };
/** A count that falls and rises again within this time, ms of real time, is the same goal: none is scored so soon. */
const REINSTATED_WITHIN_MS = 120_000;
const MAX_REVOKED = 20;

function factsOf(event: MatchEvent): Incident {
  const { player_id: id, player_name: name, timestamp } = event;
  return {
    minute: goalMinute(event),
    player: name === null ? null : { id, name },
    detail: detailOf(event),
    timestamp,
    remark: isGoal(event) || isSendingOff(event) ? null : (event.info ?? event.reason),
  };
}

function detailOf({ own_goal, penalty, type, result }: MatchEvent): Incident['detail'] {
  if (isKick({ type })) return isScoredKick({ type, result }) ? 'scored' : 'missed';
  if (own_goal) return 'own';
  if (penalty) return 'penalty';
  return type === 'yellowredcard' ? 'second-yellow' : null;
}

function isSamePlayer(a: Incident['player'], b: Incident['player']): boolean {
  if (!a || !b) return true;
  return a.id !== null && b.id !== null ? a.id === b.id : a.name === b.name;
}

export const isSame = (a: Incident, b: Incident): boolean =>
  a.minute !== null && a.minute === b.minute && isSamePlayer(a.player, b.player);

/** Takes the last items back, or those that the events no longer have. */
function revoke({ items, revoked }: Tally, facts: readonly Incident[] | null, source: TallySource) {
  const excess = items.length - source.count;
  const absentItems = facts ? items.filter((item) => !facts.some((one) => isSame(item, one))) : [];
  const goneItems = absentItems.length === excess ? absentItems : items.slice(-excess);
  const goneNow = goneItems.map((item) => ({ ...item, revokedAt: source.asOf }));
  return {
    tally: {
      items: items.filter((item) => !goneItems.includes(item)),
      revoked: [...revoked, ...goneNow].slice(-MAX_REVOKED),
    },
    changes: goneItems.map((item): TallyChange => ({ type: 'revoked', item })),
  };
}

/** Returns the key of the next item, which no other item has, not even one that was taken back. */
function nextKey({ items, revoked }: Tally, base: string): string {
  const keys = new Set([...items, ...revoked].map(({ key }) => key));
  return uniqueKey(`${base} ${items.length + 1}`, keys);
}

/** Returns a key that is not one of others: the key itself, or `99 goal home 1.2`. */
export function uniqueKey(key: string, others: ReadonlySet<string>): string {
  let attempt = 1;
  while (others.has(attempt === 1 ? key : `${key}.${attempt}`)) attempt += 1;
  return attempt === 1 ? key : `${key}.${attempt}`;
}

function add(tally: Tally, facts: Incident, { base, asOf, rate }: TallySource) {
  const isBack = (item: RevokedItem) =>
    item.minute !== null && facts.minute !== null
      ? isSame(item, facts)
      : asOf - item.revokedAt <= REINSTATED_WITHIN_MS * rate;
  const earlier = tally.revoked.findLast(isBack);
  const { revokedAt: _, ...item } = {
    ...(earlier ?? { ...facts, key: nextKey(tally, base), revokedAt: 0 }),
    ...(facts.minute !== null && facts),
    ...(earlier && { returns: (earlier.returns ?? 0) + 1 }),
  };
  const change: TallyChange = { type: earlier ? 'reinstated' : 'new', item };
  const revoked = earlier ? tally.revoked.filter((one) => one !== earlier) : tally.revoked;
  return { tally: { items: [...tally.items, item], revoked }, change };
}

/** Whether what is known of an item is more than it was, or other than that. An alert of an earlier version has no remark. */
function isMoreOrOther(item: TallyItem, whole: TallyItem): boolean {
  const isOther = whole.player?.name !== item.player?.name || !isSamePlayer(item.player, whole.player);
  const isOtherRemark = (whole.remark ?? null) !== (item.remark ?? null);
  return isOther || isOtherRemark || whole.minute !== item.minute || whole.detail !== item.detail;
}

/** Gives items the facts of their events; returns the facts that are left for new items. */
function complete(items: readonly TallyItem[], facts: readonly Incident[]) {
  const others = [...facts];
  const ownFacts = items.map((item) => {
    const at = others.findIndex((one) => isSame(item, one));
    return at < 0 ? undefined : others.splice(at, 1)[0];
  });
  const changes: TallyChange[] = [];
  const next = items.map((item, at): TallyItem => {
    const fact = ownFacts[at] ?? others.shift();
    if (!fact) return item;
    const whole = { ...item, ...fact, player: fact.player ?? item.player };
    if (isMoreOrOther(item, whole)) changes.push({ type: 'completed', item: whole, former: item });
    return whole;
  });
  return { items: next, others, changes };
}

/** Returns the tally after an answer, and what changed. */
export function advanceTally(
  previous: Tally,
  source: TallySource,
): { readonly tally: Tally; readonly changes: readonly TallyChange[] } {
  const facts = source.events.length === source.count ? source.events.map(factsOf) : null;
  const isLess = source.count < previous.items.length;
  const start = isLess ? revoke(previous, facts, source) : { tally: previous, changes: [] };
  const { items, others, changes } = complete(start.tally.items, facts ?? []);
  const allChanges = [...start.changes, ...changes];
  let tally: Tally = { ...start.tally, items };
  while (tally.items.length < source.count) {
    const step = add(tally, others.shift() ?? UNKNOWN, source);
    tally = step.tally;
    allChanges.push(step.change);
  }
  return { tally, changes: allChanges };
}
