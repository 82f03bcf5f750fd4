import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';

/** An operation or dataset that has answered before or never has, or one request, such as for a competition. */
type LackKind = 'answeredBefore' | 'neverAnswered' | 'request';

interface LackRow {
  /** Delays of the first question after a refusal, the second, and so on; the last one repeats. */
  readonly probeAfterMs: readonly number[];
}

/** More lacks than operations and datasets: competitions are counted by request. */
const MAX_LACKS = 1_000;

/** How long a refusal by the plan is believed (docs/decisions/0066-refusals.md). */
export const LACK_ROWS: Readonly<Partial<Record<LackKind, LackRow>>> = {
  answeredBefore: { probeAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] },
  request: { probeAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] },
  // Plans rarely change, and each refused request is charged to the allowance.
  neverAnswered: { probeAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, DAY_MS] },
};

interface LackName {
  /** `fixtures?t=info`, `fixtures?t=info&include=events` for a dataset, or `request:<key>`. */
  readonly name: string;
  /** Whether only one request is refused, not its operation. */
  readonly isOfRequest: boolean;
}

export interface Lack extends LackName {
  /** Time of the last refusal. */
  readonly since: number;
  /** Time until which it is believed. */
  readonly until: number;
  /** Answers that have said so in a row. */
  readonly refusals: number;
  /** False: it was refused together with others and may be allowed alone. */
  readonly isCertain: boolean;
}

export interface LacksState {
  /** Number of the present credentials: an answer to former ones is no evidence. */
  readonly epoch: number;
  /** Operations and datasets that have been answered. */
  readonly answeredNames: ReadonlySet<string>;
  readonly lacks: ReadonlyMap<string, Lack>;
}

interface Refusal extends LackName {
  readonly kind: 'refused';
  readonly epoch: number;
  /** Time of the request. */
  readonly sentAt: number;
  readonly isCertain: boolean;
}

export type LackEvent =
  | { readonly kind: 'sent'; readonly name: string }
  /** A request was not sent after all; `until` is that of the lack before. */
  | { readonly kind: 'unsent'; readonly epoch: number; readonly name: string; readonly until: number }
  | ({ readonly kind: 'answered'; readonly epoch: number } & LackName)
  | Refusal
  /** The operator, or a start, wants everything to be requested again. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'changed' };

export const NO_LACKS: LacksState = {
  epoch: 0,
  answeredNames: new Set(),
  lacks: new Map(),
};

function replaceLack({ lacks, ...state }: LacksState, lack: Lack): LacksState {
  const others = [...lacks].filter(([name]) => name !== lack.name).slice(1 - MAX_LACKS);
  return { ...state, lacks: new Map([...others, [lack.name, lack]]) };
}

function afterAnswer(state: LacksState, { name, isOfRequest }: LackName): LacksState {
  const { lacks, answeredNames } = state;
  const isNew = !isOfRequest && !answeredNames.has(name);
  if (!isNew && !lacks.has(name)) return state;
  return {
    ...state,
    lacks: new Map([...lacks].filter(([each]) => each !== name)),
    answeredNames: isNew ? new Set([...answeredNames, name]) : answeredNames,
  };
}

/** Returns how long a lack is believed after so many refusals, ms. */
function delayOf({ answeredNames }: LacksState, { name, isOfRequest }: LackName, refusals: number): number {
  const kind = isOfRequest ? 'request' : answeredNames.has(name) ? 'answeredBefore' : 'neverAnswered';
  const { probeAfterMs = [] } = LACK_ROWS[kind] ?? {};
  return probeAfterMs[Math.min(refusals, probeAfterMs.length) - 1] ?? 0;
}

function afterRefusal(state: LacksState, { name, sentAt, isCertain, isOfRequest }: Refusal, now: number) {
  const lack = state.lacks.get(name);
  // Requests that were under way together are one refusal.
  if (lack && sentAt <= lack.since) return state;
  const refusals = (lack?.refusals ?? 0) + 1;
  const until = now + delayOf(state, { name, isOfRequest }, refusals);
  return replaceLack(state, { name, isOfRequest, since: now, until, refusals, isCertain });
}

/**
 * Decides which operations, datasets and requests the account lacks, and until when that is believed.
 *
 * @param now the machine's monotonic time, ms, like all instants here
 */
export function lacksAfter(state: LacksState, event: LackEvent, now: number): LacksState {
  if ('epoch' in event && event.epoch !== state.epoch) return state;
  switch (event.kind) {
    case 'sent': {
      const lack = state.lacks.get(event.name);
      // Others wait for the answer, at most as long as after a first refusal.
      return lack ? replaceLack(state, { ...lack, until: now + delayOf(state, lack, 1) }) : state;
    }
    case 'unsent': {
      const lack = state.lacks.get(event.name);
      return lack ? replaceLack(state, { ...lack, until: Math.min(lack.until, event.until) }) : state;
    }
    case 'answered':
      return afterAnswer(state, event);
    case 'refused':
      return afterRefusal(state, event, now);
    case 'asked': {
      const lacks = [...state.lacks].map(([name, lack]) => [name, { ...lack, until: now }] as const);
      return { ...state, lacks: new Map(lacks) };
    }
    case 'changed':
      return { ...state, epoch: state.epoch + 1, lacks: new Map() };
  }
}

/** Returns the lack of a name while it is believed; null: it may be requested. */
export function lackOf({ lacks }: LacksState, name: string, now: number): Lack | null {
  const lack = lacks.get(name);
  return lack && now < lack.until ? lack : null;
}
