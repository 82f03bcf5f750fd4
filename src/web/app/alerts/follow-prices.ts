import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '#news/alerts/alert.ts';
import type { MatchStore } from '#news/match-store.ts';
import { isPushKnown } from '#web/features/alerts/push-slot.tsx';
import { hasOdds } from '#web/settings/has-odds.ts';
import { openWaits } from '#web/settings/price-waits.ts';
import { observeAnswers } from './observe-answers.ts';
import type { watchPrices } from './watch-prices.ts';

/** Follows the prices that are waited for. Its code loads with the first wait, and not where odds are off. */
export function followPrices(client: QueryClient, onAlerts: (alerts: readonly Alert[]) => void) {
  let watch: ReturnType<typeof watchPrices> | null = null;
  let isLoading = false;
  let isStopped = false;

  async function load(store: MatchStore): Promise<void> {
    isLoading = true;
    // Without a connection it loads with another answer.
    const module = await import('./watch-prices.ts').catch(() => null);
    isLoading = false;
    if (!module || isStopped) return;
    watch = module.watchPrices(client, observeAnswers, onAlerts);
    watch.update(store);
  }

  return {
    /** Takes the matches as they are known, and returns the ids of those that are waited for. */
    update(store: MatchStore): readonly string[] {
      const ids = hasOdds() ? openWaits().map(({ matchId }) => matchId) : [];
      if (ids.length === 0) watch?.stop();
      else if (watch) watch.update(store);
      else if (!isLoading && isPushKnown.get()) void load(store);
      return ids;
    },
    stop(): void {
      isStopped = true;
      watch?.stop();
    },
  };
}
