import { matchPath } from '#contract/match-path.ts';
import type { Alert } from './alert.ts';

/** More alerts of a kind than this are one notification. */
const MAX_OF_KIND = 4;

/**
 * Returns alerts of one moment by notifications: many of a kind together, the others alone. A ruling is always alone,
 * because it takes the place of its goal.
 */
export function groupAlerts(alerts: readonly Alert[]): readonly (readonly Alert[])[] {
  return [...Map.groupBy(alerts, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
    kind !== 'ruled-out' && ofKind.length > MAX_OF_KIND ? [ofKind] : ofKind.map((alert) => [alert]),
  );
}

/**
 * Notifications of a goal share its tag, so that a ruling takes the place of the goal. A summary has the tag of its
 * moment.
 */
export function tagOf(alerts: readonly Alert[]): string {
  const [{ key, kind, corrects, at } = {} as Alert] = alerts;
  if (alerts.length > 1) return `${kind} ${at}`;
  return kind === 'ruled-out' && corrects ? corrects : key;
}

/** Returns the path that a notification opens: the match, its odds for a price, or the list for alerts of several matches. */
export function pathOf(alerts: readonly Alert[]): '/' | `/match/${string}` {
  const [id = '', ...others] = new Set(alerts.map(({ matchId }) => matchId));
  if (others.length > 0) return '/';
  return alerts[0]?.kind === 'price' ? `${matchPath(id)}/odds` : matchPath(id);
}
