import { readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import { dataOf, type Version } from '#bff/cache/version.ts';
import type { Schedule } from '#bff/cache/watch.ts';
import { serverWords } from '#bff/server-words.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { WaitStates } from '#contract/push.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import type { Alert } from '#news/alerts/alert.ts';
import {
  isOverAgain,
  PRICE_PERIODS_MS,
  type PriceAnswer,
  priceNews,
  pricePhase,
  type ViewerWait,
} from '#news/alerts/price-alert.ts';
import { type PriceWait, waitKey } from '#news/alerts/price-waits.ts';
import { priceAlert } from '#news/alerts/price-wording.ts';
import type { MatchEntry, MatchStore } from '#news/match-store.ts';
import type { ViewerAlerts } from './saved-alerts.ts';
import { idOf, type Subscription } from './subscription.ts';

/** Prices in play are requested at each look, real ms. */
const LOOK_MS = PRICE_PERIODS_MS.live;
/** Before it, and for matches that no list of the day has, one look of so many requests something. */
const LOOKS_BEFORE = PRICE_PERIODS_MS.scheduled / LOOK_MS;
/** A match that does not come is given up after this time of the world, ms. */
const MAX_WAIT_MS = 30 * DAY_MS;

/** Matches that are known to be over. */
const MAX_OVER = 1_000;

interface Waiting extends ViewerWait {
  readonly subscription: Subscription;
}

interface PriceWatchOptions {
  readonly answers: Pick<AnswerCache, 'getOnce'>;
  readonly clock: AgeingClock;
  readonly schedule: Schedule;
  /** Number of matches whose prices are watched. */
  readonly maxMatches: number;
  /** Those who can be reached. */
  subscriptions(): Iterable<Subscription>;
  /** What is known of the matches of the day. */
  matches(): MatchStore['entries'];
  /** Whether the viewer hides the match of an alert: then they go on waiting. */
  isHidden(alert: Alert, subscription: Subscription): boolean;
  /** Gets alerts by the ids of their viewers; the key of each is the one of its wait. */
  onAlerts(viewers: readonly ViewerAlerts[]): void;
}

/** The prices that viewers wait for with their tabs closed, while this process sends. */
export interface PriceWatch {
  statesOf(subscription: Subscription): WaitStates;
  close(): void;
}

const isTold = ({ toldPrices }: Subscription, wait: PriceWait): boolean => toldPrices.includes(waitKey(wait));

/**
 * Requests the prices of watched matches by the answers of viewers, and after all that these need: each minute in play, each
 * ten minutes before.
 */
export function watchPrices(options: PriceWatchOptions): PriceWatch {
  const { answers, clock, schedule, maxMatches, onAlerts } = options;
  /** Of matches that no list of the day has. */
  const otherMatches = new Map<string, MatchEntry>();
  const believed = new Map<string, PriceAnswer>();
  /** Number of the last look that requested something. */
  const requestedAt = new Map<string, number>();
  let looks = 0;
  /** World time of the first answer by which a match was over, epoch ms, and the matches that two answers have so. */
  const overSince = new Map<string, number>();
  const overIds = new Set<string>();
  let isClosed = false;
  let cancel = () => {};

  const entryOf = (id: string) => options.matches().get(id) ?? otherMatches.get(id);

  function isOpen(subscription: Subscription, wait: PriceWait): boolean {
    const isRecent = clock.now() - wait.since < MAX_WAIT_MS;
    return isRecent && !overIds.has(wait.matchId) && !isTold(subscription, wait);
  }

  /** Returns the waits of the matches that are watched: those that were waited for first. */
  function watchedWaits(): ReadonlyMap<string, readonly Waiting[]> {
    const waits = [...options.subscriptions()].flatMap((subscription) =>
      subscription.prices
        .filter((wait) => isOpen(subscription, wait))
        .map((wait): Waiting => ({ wait, format: subscription.oddsFormat, subscription })),
    );
    waits.sort((a, b) => a.wait.since - b.wait.since);
    return new Map([...Map.groupBy(waits, ({ wait }) => wait.matchId)].slice(0, maxMatches));
  }

  /** Whether something is due that so many looks request once; if it is, this one requests it. */
  function isDue(key: string, period: number): boolean {
    if (looks - (requestedAt.get(key) ?? Number.NEGATIVE_INFINITY) < period) return false;
    requestedAt.set(key, looks);
    return true;
  }

  async function request(query: string): Promise<Version | null> {
    const outcome = await answers.getOnce({ ...readApiRequest('fixtures', query), isBackground: true });
    return isClosed || outcome.how === 'failed' ? null : outcome.version;
  }

  async function requestMatches(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !options.matches().has(id));
    if (missing.length === 0 || !isDue(`matches ${missing.join()}`, LOOKS_BEFORE)) return;
    const version = await request(`t=sort&ids=${missing.sort((a, b) => Number(a) - Number(b)).join()}`);
    for (const record of version ? dataOf<readonly MatchRow[]>(version) : [])
      otherMatches.set(record.id, { record, asOf: version?.asOf ?? 0, anchor: null, leftLiveAt: null });
  }

  async function requestPrices(id: string): Promise<PriceAnswer | null> {
    const before = entryOf(id);
    const phase = before && pricePhase(before);
    if (!phase || !isDue(`${id} ${phase}`, phase === 'live' ? 1 : LOOKS_BEFORE)) return null;
    const version = await request(`t=${phase === 'live' ? 'match_oddsinplay' : 'match_odds'}&id=${id}`);
    const entry = entryOf(id);
    if (!version || !entry || pricePhase(entry) !== phase) return null;
    const { record: match } = entry;
    const markets = dataOf<readonly OddsMarket[]>(version);
    return { match, markets, isInPlay: phase === 'live', asOf: version.asOf };
  }

  function alertOf({ wait, format, subscription }: Waiting, value: number, answer: PriceAnswer): Alert {
    const { prices: words, intl } = serverWords(subscription.language);
    return priceAlert(wait, value, answer, { words, intl, format });
  }

  function take(id: string, waits: readonly Waiting[], answer: PriceAnswer): void {
    const circumstances = { now: clock.ageingNow(), rate: clock.rate };
    const step = priceNews(waits, believed.get(id) ?? null, answer, circumstances);
    believed.set(id, step.believed);
    const news = step.news
      .map(([waiting, value]) => ({ ...waiting, alert: alertOf(waiting, value, answer) }))
      .filter(({ alert, subscription }) => !options.isHidden(alert, subscription));
    const byViewer = Map.groupBy(news, ({ subscription }) => idOf(subscription));
    if (byViewer.size > 0)
      onAlerts([...byViewer].map(([viewer, own]) => [viewer, own.map(({ alert }) => alert)]));
  }

  /** Ends what is waited for in a match that two answers have as over. */
  function checkEnd(id: string): void {
    const entry = entryOf(id);
    if (!entry || !isOverAgain(entry, overSince)) return;
    overIds.add(id);
    const [oldest] = overIds;
    if (oldest && overIds.size > MAX_OVER) overIds.delete(oldest);
  }

  async function look(): Promise<void> {
    looks += 1;
    const waits = watchedWaits();
    await requestMatches([...waits.keys()]);
    for (const [id, ofMatch] of waits) {
      if (isClosed) return;
      checkEnd(id);
      const answer = await requestPrices(id);
      if (answer) take(id, ofMatch, answer);
    }
    for (const map of [otherMatches, believed, overSince])
      for (const id of map.keys()) if (!waits.has(id)) map.delete(id);
    for (const [key, at] of requestedAt) if (looks - at > LOOKS_BEFORE) requestedAt.delete(key);
    if (!isClosed) cancel = schedule(() => void look(), LOOK_MS);
  }
  cancel = schedule(() => void look(), 0);

  return {
    statesOf(subscription) {
      const watched = watchedWaits();
      const open = subscription.prices.filter((wait) => isOpen(subscription, wait));
      return {
        toldKeys: subscription.prices.filter((wait) => isTold(subscription, wait)).map(waitKey),
        refusedKeys: open.filter(({ matchId }) => !watched.has(matchId)).map(waitKey),
      };
    },
    close() {
      isClosed = true;
      cancel();
    },
  };
}
