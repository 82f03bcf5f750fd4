import { hashKey } from '@tanstack/react-query';
import type { Match } from '#contract/records/match.ts';
import type { Sighting } from '#news/changes-of.ts';
import type { MatchChange } from '#news/match-change.ts';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

/** The first answer has no news, so what finds it loads while the second one is on its way. */
const loadNews = () => import('#news/changes-of.ts');

const NO_CHANGES: readonly MatchChange[] = [];

/** Returns what the newest answer with a change says has happened in a match; the same array until the next one. */
export function useMatchChanges(match: Match, queryKey: OperationKey): readonly MatchChange[] {
  const news = useAfterFirstView(loadNews);
  const { asOf, gap } = freshnessOf(hashKey(queryKey));
  const seen = () => new Map([[match.id, { record: match, asOf: asOf ?? 0 }]]);
  const [{ changes }] = useAccumulator(
    (last) => {
      if (!news || last.sighting.matches.get(match.id)?.record === match) return last;
      const next = news.changesOf(last.sighting, seen(), { rate: worldClock.rate(), gap });
      return next.changes.length > 0 ? next : { ...last, sighting: next.sighting };
    },
    () => ({ sighting: { matches: seen(), memories: new Map() } as Sighting, changes: NO_CHANGES }),
  );
  return changes;
}
