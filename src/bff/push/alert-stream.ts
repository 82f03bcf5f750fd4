import { hasLive, type NewsState } from '#bff/news/news-state.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { type AlertMatch, advanceAlertMatch, confirmByTime } from '#news/alerts/match-alerts.ts';
import { endsGap, isGap } from '#news/gap.ts';

/** What the alerts of all matches have seen, as it is saved. */
export interface AlertMemory {
  /** World time of the newest list, epoch ms. */
  readonly asOf: number;
  readonly matches: readonly (readonly [id: string, match: AlertMatch])[];
}

interface Pace {
  /** World time, epoch ms. */
  readonly now: number;
  /** World seconds in a real second. */
  readonly rate: number;
  /** Real ms between two lists. */
  readonly periodMs: number;
}

/** The alerts of all matches, each once, whoever wants them. */
export interface AlertStream {
  /** Returns the alerts that what was seen adds, without those of a gap. */
  take(news: NewsState, pace: Pace): readonly Alert[];
  readonly memory: AlertMemory;
}

/** Makes alerts by the rules of tabs; a goal without an event waits for a second answer, as there. */
export function createAlertStream(saved: AlertMemory | null): AlertStream {
  let memory = saved;

  return {
    take({ store, gap }, { now, rate, periodMs }) {
      // The events of the first list of matches in play are history.
      if (!hasLive(store)) return [];
      const isReturn = memory !== null && isGap(memory.asOf, store.asOf, periodMs, rate);
      const former = new Map(memory?.matches);
      const alerts: Alert[] = [];
      const matches = [...store.entries].map(([id, { record, asOf }]) => {
        const previous = former.get(id);
        const step = advanceAlertMatch(isReturn ? undefined : previous, { record, asOf, rate });
        const timed = confirmByTime(step.memory, now, rate);
        let delivered = previous?.delivered ?? [];
        for (const alert of [...step.alerts, ...timed.alerts]) {
          if (delivered.includes(alert.key)) continue;
          alerts.push(alert);
          // A goal that counts again is told again, and so is its next ruling.
          delivered = [...delivered.filter((key) => key !== alert.corrects), alert.key];
        }
        return [id, { ...timed.memory, delivered }] as const;
      });
      memory = { asOf: store.asOf, matches };
      return alerts.filter(({ at }) => !endsGap(gap, at, rate));
    },
    get memory() {
      return memory ?? { asOf: Number.NEGATIVE_INFINITY, matches: [] };
    },
  };
}
