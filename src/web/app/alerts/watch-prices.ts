import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import type { Alert } from '#news/alerts/alert.ts';
import {
  isOverAgain,
  PRICE_PERIODS_MS,
  type PriceAnswer,
  priceNews,
  pricePhase,
} from '#news/alerts/price-alert.ts';
import { waitKey } from '#news/alerts/price-waits.ts';
import { type PriceReader, priceAlert } from '#news/alerts/price-wording.ts';
import type { MatchStore } from '#news/match-store.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { oddsInPlayQuery, oddsQuery } from '#web/data/odds.ts';
import { pollFromHeaders } from '#web/data/poll.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { endWaits, openWaits } from '#web/settings/price-waits.ts';
import { loadedWords } from '#web/words/load-words.ts';
import type { observeAnswers } from './observe-answers.ts';

function reader(): PriceReader {
  const { prices, intl } = loadedWords<'prices'>(localeSetting.get());
  return { words: prices, intl, format: oddsFormat.get() };
}

/**
 * Requests the prices that the viewer waits for, and makes an alert of each that is reached.
 *
 * @param observe polls a query; an import would load all code of alerts with that of prices
 */
export function watchPrices(
  client: QueryClient,
  observe: typeof observeAnswers,
  onAlerts: (alerts: readonly Alert[]) => void,
) {
  const stops = new Map<string, () => void>();
  const believed = new Map<string, PriceAnswer>();
  /** The latest prices: they count again when the score that they were for is known. */
  const latest = new Map<string, Omit<PriceAnswer, 'match'>>();
  /** World time of the first answer by which a match was over, epoch ms. */
  const overSince = new Map<string, number>();
  const waitsOf = (id: string) => openWaits().filter(({ matchId }) => matchId === id);

  function take(id: string, { isInPlay, markets, asOf }: Omit<PriceAnswer, 'match'>): void {
    const entry = matchesOf(client).get().entries.get(id);
    latest.set(id, { isInPlay, markets, asOf });
    if (!entry || pricePhase(entry) === null) return;
    const { record: match } = entry;
    const { format } = reader();
    const waits = waitsOf(id).map((wait) => ({ wait, format }));
    const now = worldClock.now() ?? asOf;
    const answer = { match, markets, isInPlay, asOf };
    const step = priceNews(waits, believed.get(id) ?? null, answer, { now, rate: worldClock.rate() });
    believed.set(id, step.believed);
    if (step.news.length === 0) return;
    onAlerts(step.news.map(([{ wait }, value]) => priceAlert(wait, value, answer, reader())));
    // Last: without anything to wait for tabs take no more messages.
    endWaits(new Set(step.news.map(([{ wait }]) => waitKey(wait))), { reason: 'told', at: now });
  }

  function start({ id, phase }: MatchRow): () => void {
    const isInPlay = phase === 'live';
    const query = isInPlay ? oddsInPlayQuery(id) : oddsQuery(id, true);
    const refetchInterval = pollFromHeaders<readonly OddsMarket[]>(
      undefined,
      PRICE_PERIODS_MS[isInPlay ? 'live' : 'scheduled'],
    );
    return observe(client, { ...query, refetchInterval }, ({ data: markets }) => {
      const { asOf } = freshnessOf(hashKey(query.queryKey));
      if (asOf !== null) take(id, { isInPlay, markets, asOf });
    });
  }

  function stop(): void {
    for (const end of stops.values()) end();
    stops.clear();
  }

  return {
    /** Requests what is waited for in these matches. */
    update({ entries }: MatchStore): void {
      const matches = new Map<string, MatchRow>();
      for (const { matchId } of openWaits()) {
        const entry = entries.get(matchId);
        if (!entry) continue;
        const phase = pricePhase(entry);
        if (phase) matches.set(`${matchId} ${phase}`, entry.record);
        else if (isOverAgain(entry, overSince))
          endWaits(new Set(waitsOf(matchId).map(waitKey)), { reason: 'over', at: entry.asOf });
      }
      for (const [key, end] of stops)
        if (!matches.has(key)) {
          end();
          stops.delete(key);
        }
      for (const [key, match] of matches) {
        const prices = latest.get(match.id);
        if (!stops.has(key)) stops.set(key, start(match));
        else if (prices && believed.get(match.id)?.match !== match) take(match.id, prices);
      }
    },
    stop,
  };
}
