import { DAY_MS } from '#contract/durations.ts';
import { bellKey } from '#news/alerts/bells.ts';
import { MAX_PRICE_WAITS, type PriceWait, waitKey } from '#news/alerts/price-waits.ts';
import { alertSettings, isOpenWait, type StoredWait } from './alerts.ts';
import { storeBellName } from './bell-names.ts';

const change = (prices: readonly StoredWait[]) => alertSettings.set({ ...alertSettings.get(), prices });

export const openWaits = (): readonly StoredWait[] => alertSettings.get().prices.filter(isOpenWait);

/** Whether there is room for another wait. */
export const hasRoomForWait = (prices: readonly StoredWait[]): boolean =>
  prices.filter(isOpenWait).length < MAX_PRICE_WAITS;

const isSame = (a: PriceWait, b: PriceWait): boolean =>
  a.matchId === b.matchId && a.result === b.result && (a.price === null) === (b.price === null);

/**
 * Starts to wait. One for a price, or for a move, of the same result is replaced; those that ended a day ago are dropped.
 *
 * @param match name of its match, for lists of alerts
 */
export function addWait(wait: PriceWait, match: string): void {
  const isRecent = ({ end }: StoredWait) => end === null || wait.since - end.at < DAY_MS;
  const others = alertSettings.get().prices.filter((one) => !isSame(one, wait) && isRecent(one));
  change([...others, { ...wait, end: null }]);
  storeBellName(bellKey('match', wait.matchId), match);
}

export const removeWait = (key: string): void =>
  change(alertSettings.get().prices.filter((wait) => waitKey(wait) !== key));

/** Ends waits that are open; a wait ends once. */
export function endWaits(keys: ReadonlySet<string>, end: NonNullable<StoredWait['end']>): void {
  const { prices } = alertSettings.get();
  const isEnding = (wait: StoredWait) => isOpenWait(wait) && keys.has(waitKey(wait));
  if (prices.some(isEnding)) change(prices.map((wait) => (isEnding(wait) ? { ...wait, end } : wait)));
}
