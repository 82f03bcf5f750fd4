import { z } from 'zod';
import type { Budget } from '#bff/account/budget.ts';
import type { Report } from '#bff/account/reported-meter.ts';
import { WINDOW_MS, type WindowKind, windowIndex } from '#bff/account/window.ts';
import type { Allowance } from '#bff/config/config.ts';
import type { Clock } from '#contract/clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { News } from './fleet-message.ts';
import type { SharedStore } from './shared-store.ts';

const reportSchema = z.object({
  requestsLeft: z.number().min(0).max(1e9).nullable(),
  plan: z.string().max(200).nullable(),
  at: z.number().finite(),
});

export interface SharedAllowanceOptions {
  readonly store: SharedStore;
  readonly clock: Clock;
  readonly allowance: Allowance;
  readonly budget: () => Pick<Budget, 'learnReport' | 'learnUsed' | 'learnRefresh' | 'ask'>;
  keyOf(name: string): string;
  tell(news: News): void;
}

/** Shares what each process knows of the account's allowance, so that all spend it together. */
export function createSharedAllowance({
  store,
  clock,
  allowance,
  budget,
  keyOf,
  tell,
}: SharedAllowanceOptions) {
  const periods: readonly WindowKind[] = [
    ...(allowance.perHour === null ? [] : (['hour'] as const)),
    ...(allowance.perDay === null ? [] : (['day'] as const)),
  ];

  /** Counts requests for the whole fleet; 0 reads the count. */
  async function count(requests: number): Promise<void> {
    for (const period of periods) {
      const window = windowIndex(period, clock.now());
      const used = await store.add(keyOf(`used:${period}:${window}`), requests, 2 * WINDOW_MS[period]);
      budget().learnUsed(period, window, used);
      if (requests !== 0) tell({ kind: 'used', period, window, used });
    }
  }

  async function readReport(): Promise<void> {
    const bytes = await store.get(keyOf('report'));
    if (!bytes) return;
    const { requestsLeft, plan, at } = reportSchema.parse(JSON.parse(bytes.toString()));
    const age = clock.now() - at;
    if (age < 0 || age >= DAY_MS) return;
    budget().learnReport({ requestsLeft, plan }, at);
    // A start takes the place of the next probe.
    budget().ask();
  }

  return {
    /** Takes over what the fleet has used so far. */
    begin(): void {
      count(0).catch(() => {});
      // Garbage is not believed; the next response of the data service says the same.
      readReport().catch(() => {});
    },
    onSpend(requests: number): void {
      if (periods.length > 0) count(requests).catch(() => {});
    },
    onReport(report: Report, at: number): void {
      const news = { requestsLeft: report.requestsLeft, plan: report.plan, at };
      tell({ kind: 'report', ...news });
      store.set(keyOf('report'), JSON.stringify(news), DAY_MS).catch(() => {});
    },
    onNews(news: News): void {
      if (news.kind === 'used') budget().learnUsed(news.period, news.window, news.used);
      else if (news.kind === 'report') budget().learnReport(news, news.at);
      else if (news.kind === 'refresh') budget().learnRefresh(news.key, news, news.lastsMs);
    },
  };
}
