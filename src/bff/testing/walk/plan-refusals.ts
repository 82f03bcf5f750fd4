import { EARLY_SHARE, NO_NEWS_WAIT, PERIOD, repeatedWait, TOGETHER } from './bounds.ts';
import type { Call, Reply } from './reply.ts';

/** Datasets of the live list. */
export const DATASETS = ['events', 'stats'] as const;
/** Datasets are tried again one by one, with refreshes that are due anyway. */
const DATASET_DELAY = 3 * PERIOD;
/** Refusals of what has never been answered, after which it is asked once a day: longer than a walk. */
const MAX_REFUSALS = 3;

/** Name of all keys of an operation. */
const allOf = (operation: string) => `all ${operation}`;

interface Refusals {
  readonly words: string | null;
  /** Refusals in a row, and those since it was last asked out of turn, which may count anew. */
  readonly count: number;
  readonly newCount: number;
  /** Whether the last one may have meant something else. */
  readonly isVague: boolean;
  readonly at: number;
  /** When it has to be asked again, and until when it may not. */
  readonly until: number;
  readonly min: number;
  /** When it is asked again if the call out of turn brings no answer. */
  readonly laterUntil?: number;
}

/** Knows what the data service has refused because of the plan, by key, operation and dataset. Instants are seconds of the walk. */
export function createPlanRefusals() {
  const refusals = new Map<string, Refusals>();
  /** When something was answered last, as far as the process can know. */
  const answeredAt = new Map<string, number>();

  function refuse(scope: string, words: string | null, { sentAt, datasets }: Call, at: number): void {
    const former = refusals.get(scope);
    // A call without datasets follows at once when one with datasets is refused.
    const isNew = former === undefined || sentAt > former.at + TOGETHER;
    const count = (former?.count ?? 0) + (isNew ? 1 : 0);
    // Without words it may mean a dataset.
    const isVague = words === null && datasets.length > 0;
    const isCertain = !isVague && (isNew || former.isVague);
    // Other words may mean something else.
    const newCount = former?.words === words ? former.newCount + (isCertain ? 1 : 0) : isVague ? 0 : 1;
    // Of contradictory replies that come together, any may count.
    const isContradicted = at <= (answeredAt.get(scope) ?? Number.NEGATIVE_INFINITY) + TOGETHER;
    const min = isVague || isContradicted ? at : at + repeatedWait(newCount) * EARLY_SHARE;
    const isPlain = count <= MAX_REFUSALS || answeredAt.has(scope);
    const until = isPlain ? at + repeatedWait(count) : Number.POSITIVE_INFINITY;
    refusals.set(scope, { words, count, newCount, isVague, at, until, min });
  }

  const refusedUntil = (scope: string) => refusals.get(scope)?.until ?? 0;

  return {
    get isEmpty() {
      return refusals.size === 0;
    },
    onLack(call: Call, { dataset, message }: Extract<Reply, { kind: 'lack' }>, now: number): void {
      const own = dataset === undefined ? [call.key, allOf(call.operation)] : [];
      // Without words it may mean a dataset.
      const datasets = dataset !== undefined || message === null ? call.datasets : [];
      for (const scope of [...own, ...datasets]) refuse(scope, message, call, now);
    },
    onData({ key, operation, datasets }: Call, now: number): void {
      for (const scope of [key, allOf(operation), ...datasets]) {
        refusals.delete(scope);
        answeredAt.set(scope, now);
      }
    },
    /** A reply that says nothing of what was refused leaves it as it was. */
    onOther(now: number): void {
      for (const [scope, each] of refusals)
        refusals.set(scope, {
          ...each,
          until: Math.max(each.laterUntil ?? each.until, now + NO_NEWS_WAIT),
        });
    },
    onReload(now: number): void {
      for (const [scope, each] of refusals)
        refusals.set(scope, { ...each, newCount: 0, until: now, laterUntil: each.until, min: now });
    },
    /** Forgets what was saved. */
    onBrokenDisk: () => answeredAt.clear(),
    onCredentials: () => refusals.clear(),

    /** Returns until when a call is too early; 0: it is not. */
    earlyUntil({ key, operation, sentAt }: Call): number {
      const refusal = refusals.get(key);
      const ofAll = refusals.get(allOf(operation));
      if (!refusal || !ofAll || sentAt <= refusal.at + TOGETHER) return 0;
      const min = Math.min(refusal.min, ofAll.min);
      return sentAt < min ? min : 0;
    },
    /** Returns when `key` has to be asked again. */
    dueAt(key: string): number {
      const [operation = ''] = key.split(' ');
      return Math.max(refusedUntil(key), refusedUntil(allOf(operation)));
    },
    /** Returns a dataset that a call for the live list leaves out for too long; null: none. */
    missingDataset({ key, datasets, sentAt }: Call): string | null {
      const isDue = (dataset: string) =>
        refusals.has(dataset) &&
        sentAt > refusedUntil(dataset) + DATASET_DELAY &&
        !datasets.includes(dataset);
      return key === 'live' ? (DATASETS.find(isDue) ?? null) : null;
    },
  };
}
